/** The page on which staff compare a customer's houses. */
export const compareHousesTexts = {
  name: 'compareHouses',
  messages: {
    title: 'Jämför hus – {brand}',
    heading: 'Jämför',
    sent: 'Så som det skickades {when}',
    saved: '{name}, sparat {when}',
    now: '{when}, det som gäller',
    version: '{column}. {name}, sparat',
    tooFew: 'Minst två hus behövs, och något av dem finns inte längre.',
  },
} as const;
