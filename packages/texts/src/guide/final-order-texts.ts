/** A final order, which can be read and not changed. */
export const finalOrderTexts = {
  name: 'finalOrder',
  messages: {
    title: 'Slutlig beställning – {name} – {brand}',
    heading: 'Slutlig beställning',
    lead: '{name}, {house} i {municipality}. Beställningen är låst: val och priser ändras inte.',
    closedTitle: 'Slutlig beställning – {brand}',
    closed:
      'Beställningen finns inte, eller så är den inte din. Logga in med kontot som den gäller, eller hör av dig till din säljare.',
    logIn: 'Logga in med ett annat konto',
    print: 'Skriv ut',
  },
} as const;
