/** The price lines of a final order, for its customer and for staff. */
export const orderLinesTexts = {
  name: 'orderLines',
  messages: {
    houseModel: 'Husmodell {house}',
    other: 'Övrigt',
    included: 'Ingår',
    ordinary: 'Ordinarie pris',
    house: 'Huset med alla val',
    total: 'Att betala',
    vat: 'inkl. moms {amount}',
    earlierLowest: 'Tidigare lägsta pris (30 dagar) {amount}',
  },
} as const;
