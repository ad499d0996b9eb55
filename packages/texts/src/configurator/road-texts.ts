/** The choice between all questions and the quick road ("Snabbvägen"), which has only the questions that shape the house. */
export const roadTexts = {
  name: 'road',
  messages: {
    label: 'Vilka frågor',
    all: 'Alla frågor ({count})',
    quick: 'Snabbvägen ({count})',
    offer: 'Snabbvägen: {count} frågor, resten standard',
    quickText: 'Frågorna som formar huset. Det som är märkt Standard behåller sitt standardval tills du ändrar det.',
    summary:
      'Du går snabbvägen: {count, plural, one {en fråga utanför den har du inte sett. Den} other {# frågor utanför den har du inte sett. De}} har standard, som ingår i priset.',
    goThrough: 'Gå igenom alla frågor',
  },
} as const;
