/** The changes of a house since the customer requested a quote: under "Mina hus" and in e-mails. */
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
