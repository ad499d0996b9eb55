/** The page that asks a member of staff whether to act for the customer whom a link names. */
export const actTexts = {
  name: 'act',
  messages: {
    title: 'Arbeta åt en kund – {brand}',
    heading: 'Vill du arbeta åt kund {number}?',
    headingNamed: 'Vill du arbeta åt {name}, kund {number}?',
    text: 'Huset öppnas åt kunden, och det du sparar hamnar på kundens konto. Det gäller på alla sidor tills du avslutar det, och i loggen står att det var du.',
    instead: 'Då slutar du att arbeta åt {name}.',
    reason: 'Anledning',
    reasonHint: 'Till exempel ”Genomgång på telefon”. Kunden kan läsa den.',
    act: 'Arbeta åt kund {number}',
    own: 'Öppna utan att arbeta åt kunden',
    stay: 'Fortsätt arbeta åt {name}',
  },
} as const;
