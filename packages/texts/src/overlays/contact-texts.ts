/** The panel for contacting the builder and its salespersons. */
export const contactTexts = {
  name: 'contact',
  messages: {
    heading: 'Kontakta säljare',
    text: 'Skriv till oss, så hjälper en säljare dig vidare med {house} i {municipality}.',
    noAccount: 'Du behöver inget konto.',
    reach: 'Ring eller mejla',
    hours: 'Öppettider',
    address: 'Besök oss',
    call: 'Ring {name}, {phone}',
    mail: 'Mejla {name}, {email}',
    salespersons: '{count, plural, one {Vår säljare} other {Våra säljare}}',
    subject: 'Fråga om {house} i {municipality}',
    line: 'Frågor om huset?',
    lineName: 'Fråga {name}',
  },
} as const;
