/** The price lines of a final order, for its customer and for staff, and in its PDF. */
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
    percent: 'moms {rate} %',
    vatRate: 'varav moms {rate} %: {amount}',
    earlierLowest: 'Tidigare lägsta pris (30 dagar) {amount}',
  },
} as const;
