/** The first page of the administration: what is to be done today. */
export const todayTexts = {
  name: 'today',
  messages: {
    title: 'Idag – {brand}',
    fresh: '{count, plural, =0 {Inga nya förfrågningar.} one {En ny förfrågan.} other {# nya förfrågningar.}}',
    oldest: 'Längst har {name} väntat, {age}.',
    begin: 'Börja med {name}',
    partFresh: 'Nya förfrågningar',
    partDue: 'Att göra idag',
    partChanged: 'Ändrat efter förfrågan',
    partWaiting: 'Väntat längst',
    showAll: 'Visa alla',
    asksOffer: 'Har begärt offert',
    asksPlot: 'Frågar om en tomt',
    asks: 'Har en fråga',
    saved: 'Huset har sparats på nytt',
    nothingDecided: 'Inget är bestämt',
    inclVat: 'inkl. moms',
    call: 'Ring',
    callNamed: 'Ring {name}',
    empty: 'Inget att göra just nu.',
  },
} as const;
