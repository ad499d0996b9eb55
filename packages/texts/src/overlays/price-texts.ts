/** The panel that shows the parts of the price. */
export const priceTexts = {
  name: 'price',
  messages: {
    heading: 'Ditt pris',
    total: 'Totalpris från',
    campaignTotal: 'Kampanjpris från',
    ordinary: 'Ordinarie pris',
    earlierLowest: 'Tidigare lägsta pris (30 dagar)',
    sum: 'Ditt pris',
    campaignSum: 'Ditt pris med rabatt',
    house: 'Husmodell',
    dearer: '{municipality} hör till prisområde {area}. Där kostar huset {difference} mer än där det är billigast.',
    choices: 'Dina val',
    beforeDiscount: 'Priset vid varje val visas före rabatt.',
    campaigns: 'Mer om kampanjerna',
    summary: 'Se sammanställningen',
  },
} as const;
