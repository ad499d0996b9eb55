/** An overlay that is still loading or that failed to load. */
export const overlaysTexts = {
  name: 'overlays',
  messages: {
    loading: 'Laddar',
    failedHeading: 'Det gick inte att hämta',
    failedText: 'Kontrollera din uppkoppling och försök igen. Dina val är kvar.',
  },
} as const;
