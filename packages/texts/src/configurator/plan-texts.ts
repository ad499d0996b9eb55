/** The texts in a floor plan, besides the names of the rooms. */
export const planTexts = {
  name: 'plan',
  messages: {
    terrace: 'Altan',
    conservatory: 'Altan med uterum',
    balcony: 'Balkong',
    house: 'Bostadshuset',
    coveredWay: 'Gångtak till huset',
    outdoorUnit: 'Utedel',
    open: 'Öppet ner',
    loft: 'Sovloft över, 8 m²',
    ceiling: 'Takhöjd',
    ridge: 'öppet till nock i vardagsrummet',
    up: 'upp',
    down: 'ner',
    place: 'Plats',
  },
} as const;
