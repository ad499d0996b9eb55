/** What is said after a choice, and when something outside the house has changed. */
export const noticesTexts = {
  name: 'notices',
  messages: {
    replaced: '{from} har ersatts med {to}',
    named: '{question}:',
    altogether: 'Hela ändringen {price}',
    samePrice: 'samma pris',
    alsoChanged: '{count, plural, one {# val till ändrades} other {# val till ändrades}}',
    changedList: '{count, plural, one {# val ändrades} other {# val ändrades}}',
    changedWithoutAnswer: '{question}: {from} har tagits bort',
    changedToAnswer: '{question}: {to}',
    undone: 'Ångrat.',
    redone: 'Gjort om.',
    restarted: 'Du har börjat om. Alla val är husets standard.',
    gone: 'Sortimentet har ändrats sedan sist. Några av dina val finns inte kvar och har ersatts.',
    repriced: 'Priset har ändrats sedan sist, från {from} till {to}.',
    offline: 'Du är offline. Bygg vidare: dina val finns kvar i den här webbläsaren. Länkar skapas när du är uppkopplad igen.',
    storageFails: 'Webbläsaren tillåter inte att vi sparar här. Du kan bygga vidare, men huset försvinner när du stänger sidan.',
  },
} as const;
