/** Asks a member of staff whether to act for the customer of a link. */
export const actTexts = {
  name: 'act',
  messages: {
    title: 'Arbeta åt en kund – {brand}',
    heading: 'Öppna som kundnummer {number}?',
    text: 'Länken är till för att arbeta åt en kund. Huset sparas då på kundens konto, och det syns i loggen att det var du som gjorde det.',
    instead: 'Då slutar du att arbeta åt {name}.',
    act: 'Öppna som kundnummer {number}',
    own: 'Öppna utan att arbeta åt kunden',
    stay: 'Fortsätt arbeta åt {name}',
  },
} as const;
