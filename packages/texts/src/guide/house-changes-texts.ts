/**
 * How a house has changed since the customer requested a quote. The texts are under "Mina hus" (my houses), in the administration and in
 * e-mails.
 */
export const houseChangesTexts = {
  name: 'houseChanges',
  messages: {
    name: 'Husets namn',
    houseModel: 'Husmodell',
    municipality: 'Kommun',
    plots: 'Tomter',
    placement: 'Placering på tomten',
    placedAt: '{address}, med framsidan mot {direction} ({degrees}°)',
    placedFurther: '{address}, {distance} längre mot {way}, med framsidan mot {direction} ({degrees}°)',
    notPlaced: 'Inte placerat',
    changed: '{from} blev {to}',
    changedAt: '{from} blev {to}, {difference}',
    noAnswer: 'Inget val',
    noPlots: 'Inga tomter',
    repriced: 'Ändrade priser och övrigt',
    campaigns: 'Ändrade kampanjer',
    total: 'Totalpris, inkl. moms',
  },
} as const;
