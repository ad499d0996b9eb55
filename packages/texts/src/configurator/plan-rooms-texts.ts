/** The button that opens a description in words of a drawing, such as a floor plan. */
export const planRoomsTexts = {
  name: 'planRooms',
  messages: {
    button: 'Rum och ytor',
    buttonWord: 'Rum',
    heading: 'Rum och ytor',
    loading: 'Hämtas',
    failed: 'Rummen gick inte att hämta. Stäng och öppna igen.',
    drawingButton: 'Mått och delar',
    drawingButtonWord: 'Mått',
    drawingHeading: 'Mått och delar i ritningen',
  },
} as const;
