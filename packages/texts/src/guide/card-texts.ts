/** The preview that messengers and social media show for a shared link to a house. */
export const cardTexts = {
  name: 'card',
  messages: {
    title: '{name} – {house}',
    description: '{house} i {municipality}. Totalpris från {price} inklusive moms.',
    image: 'Bild på {house}',
  },
} as const;
