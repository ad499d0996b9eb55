/** The builder's contact details. */
export const reachTexts = {
  name: 'reach',
  messages: {
    phone: 'Telefon',
    email: 'E-post',
    customerService: 'Kundtjänst',
    hours: 'Öppettider',
    address: 'Besök oss',
  },
} as const;
