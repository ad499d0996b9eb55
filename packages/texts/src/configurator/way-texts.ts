/** The panel "Välj ändå" (choose anyway): it previews which other choices change, and then chooses an answer that is blocked. */
export const wayTexts = {
  name: 'way',
  messages: {
    open: 'Välj ändå',
    openNamed: 'Välj ändå: {answer}',
    heading: 'Välj {answer} ändå?',
    because: '{reason}.',
    changes: 'Det här ändras i ditt hus',
    instead: '{from} byts mot {to}',
    added: '{to} läggs till',
    removed: '{from} tas bort',
    rest: 'Andra val får nytt pris',
    campaigns: 'Ändrad kampanjrabatt',
    samePrice: 'Samma pris',
    difference: 'Prisskillnad',
    total: 'Nytt totalpris',
    confirm: 'Välj {answer}',
    noneHeading: '{answer} går inte att välja',
    none: 'Det räcker inte att byta några få andra val. Ändra något av det som nämns ovan och försök igen.',
    noneHere: 'Det beror på huset eller kommunen och kan inte ändras med andra val.',
    understood: 'Tillbaka till valen',
  },
} as const;
