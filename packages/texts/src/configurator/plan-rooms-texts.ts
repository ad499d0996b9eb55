/** What a floor plan says, as a table. */
export const planRoomsTexts = {
  name: 'planRooms',
  messages: {
    button: 'Rum och ytor',
    heading: 'Rum och ytor',
    room: 'Rum',
    area: 'Yta',
    squareMetres: '{area} m²',
    /** What became of a room with the latest choice. */
    new: 'Nytt rum',
    fitted: 'Ändrad inredning, dörr eller fönster',
    was: 'Förut {area} m²',
    wasNamed: 'Förut {name}, {area} m²',
    loading: 'Hämtas',
    failed: 'Rummen gick inte att hämta. Stäng och öppna igen.',
    close: 'Stäng',
  },
} as const;
