/** The estimated costs of the whole project besides the builder's price. */
export const projectCostTexts = {
  name: 'projectCost',
  messages: {
    heading: 'Vad hela projektet kan kosta',
    lead: 'Vid sidan av vårt pris tillkommer det här. Beloppen är riktvärden inklusive moms, och du betalar dem till andra än oss.',
    house: 'Ditt hus, vårt pris',
    plot: 'Tomten {address}',
    plots: '{count, plural, other {En av # tomter som du har valt}}',
    noPlot: 'Tomt och lagfart',
    deed: 'Lagfart',
    added: 'Tillkommer',
    total: 'Hela projektet utan lagfart, ungefär',
    totalWithoutPlot: 'Hela projektet utan tomt, ungefär',
    source: 'Riktvärden: {sources}.',
  },
} as const;
