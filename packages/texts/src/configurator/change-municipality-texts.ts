/** Texts for moving the house to another municipality, with the changes that follow. */
export const changeMunicipalityTexts = {
  name: 'changeMunicipality',
  messages: {
    title: 'Byt kommun',
    lead: '{house} är prissatt för {municipality}. Pris och vad som går att välja beror på kommunen.',
    failed: 'Det gick inte att hämta priset. Kontrollera din uppkoppling och försök igen. Dina val är kvar.',
    listFailed: 'Det gick inte att hämta kommunerna. Kontrollera din uppkoppling och försök igen.',
    inPlace: 'I {municipality}',
    gone: 'Går inte i {municipality}',
    confirm: 'Bygg i {municipality}',
    cancel: 'Behåll {municipality}',
  },
} as const;
