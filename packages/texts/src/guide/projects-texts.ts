/** The houses that this browser keeps. */
export const projectsTexts = {
  name: 'projects',
  messages: {
    title: 'Mina hus – {brand}',
    heading: 'Mina hus',
    lead: 'Huset du bygger sparas i den här webbläsaren och på ingen annan enhet.',
    emptyHeading: 'Här finns inget hus än',
    emptyText: 'Välj ett hus och börja bygga, så ligger det här när du kommer tillbaka.',
    choose: 'Välj hus',
    house: '{house} i {municipality}',
    kind: 'Typ',
    kindGuide: 'Webguide',
    changed: 'Ändrat',
    price: 'Totalpris, inkl. moms',
    priceNote: 'Priset är det du såg senast. När du öppnar huset räknas det om.',
    unsaved:
      'Du har inte tryckt på Spara efter din senaste ändring. Den finns kvar ändå, tills du raderar huset eller bygger ett nytt.',
    notOffered: 'Den här husmodellen finns inte längre och går inte att öppna.',
    open: 'Fortsätt bygga',
    openNamed: 'Fortsätt bygga {name}',
    delete: 'Radera',
    deleteNamed: 'Radera {name}',
    deleteQuestion: 'Är du säker på att du vill radera huset?',
    deleteText: '{name}, {house} i {municipality}, går inte att få tillbaka.',
    deleted: 'Huset är raderat.',
    replaced: 'Inget är raderat. Du har börjat på ett annat hus i en annan flik, och det är det som visas nu.',
  },
} as const;
