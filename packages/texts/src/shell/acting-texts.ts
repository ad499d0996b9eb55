/** The bar that shows staff which customer they act for. */
export const actingTexts = {
  name: 'acting',
  messages: {
    label: 'Du arbetar åt en kund',
    acting: 'Du arbetar åt <b>{name}</b>, kundnummer {number}.',
    end: 'Avsluta',
  },
} as const;
