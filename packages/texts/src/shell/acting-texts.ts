/** The bar that shows a member of staff for which customer they act. */
export const actingTexts = {
  name: 'acting',
  messages: {
    label: 'Du arbetar åt en kund',
    acting: 'Du arbetar åt <b>{name}</b>, kundnummer {number}.',
    end: 'Avsluta',
  },
} as const;
