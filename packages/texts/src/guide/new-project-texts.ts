/** The page on which the visitor chooses both the house and the municipality. */
export const newProjectTexts = {
  name: 'newProject',
  messages: {
    title: 'Nytt hus – {brand}',
    heading: 'Nytt hus',
    lead: 'Välj hus och kommun, så ser du vad det kostar där du ska bygga.',
    house: 'Vilket hus ska du bygga?',
    housePlaceholder: 'Sök hus',
    houses: 'Hus',
    noMatch: 'Inget hus heter så. Välj i listan.',
    matches: '{count, plural, one {# hus} other {# hus}}',
    toHouses: 'Välj bland husen',
    picture: 'Bild på {house}',
  },
} as const;
