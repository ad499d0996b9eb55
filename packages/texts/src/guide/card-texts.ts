/** What a link to a house is shown as where it is passed on. */
export const cardTexts = {
  name: 'card',
  messages: {
    title: '{name} – {house}',
    description: '{house} i {municipality}. Totalpris från {price} inklusive moms.',
    image: 'Bild på {house}',
  },
} as const;
