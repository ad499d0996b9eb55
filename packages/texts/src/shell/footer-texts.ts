/** The footer of the pages outside the configurator. */
export const footerTexts = {
  name: 'footer',
  messages: {
    label: 'Kontakt',
    contact: 'Kontakta oss',
    address: 'Besök oss',
    range: 'Våra hus',
    access: 'Tillgänglighet',
    vat: 'Alla priser är i kronor inklusive moms.',
  },
} as const;
