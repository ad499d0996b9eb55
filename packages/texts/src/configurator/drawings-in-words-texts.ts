/** What a floor plan or another drawing of the house says, as a table. */
export const drawingsInWordsTexts = {
  name: 'drawingsInWords',
  messages: {
    room: 'Rum',
    area: 'Yta',
    squareMetres: '{area} m²',
    /** What became of a room with the latest choice. */
    new: 'Nytt rum',
    fitted: 'Ändrad inredning, dörr eller fönster',
    was: 'Förut {area} m²',
    wasNamed: 'Förut {name}, {area} m²',
    part: 'Del',
    measure: 'Mått',
    chosen: 'Det du har valt',
    asked: 'Väljs här',
    length: 'Fasadens längd',
    depth: 'Husets djup',
    ridge: 'Från marken till nock',
    eaves: 'Från marken till takfot',
    floor: 'Från marken till golvet',
    wall: 'Yttervägg, hela tjockleken',
    ceiling: 'Takhöjd, {storey}',
    window: 'Fönster och glasdörrar, {count} av samma mått',
    gate: 'Portar, {count} av samma bredd',
    metres: '{size} m',
    across: '{size} × {high} m',
  },
} as const;
