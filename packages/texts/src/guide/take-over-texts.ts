/** The question after login: which of the houses in the browser's storage should be added to the account. */
export const takeOverTexts = {
  name: 'takeOver',
  messages: {
    heading: 'Spara på ditt konto?',
    question:
      'Det finns {count, plural, one {ett hus} =2 {två hus} =3 {tre hus} =4 {fyra hus} =5 {fem hus} other {# hus}} i den här webbläsaren. Ska {count, plural, one {det} other {de}} sparas på ditt konto?',
    rest: 'Välj bara det som är ditt. Resten ligger kvar i den här webbläsaren.',
    houses: 'Hus i den här webbläsaren',
    changed: 'Ändrat {when}',
    open: 'Öppet nu',
    save: 'Spara på mitt konto',
    saving: 'Sparar …',
    later: 'Inte nu',
    failed:
      '{count, plural, one {Ett hus kunde inte sparas. Det ligger} other {# hus kunde inte sparas. De ligger}} kvar i den här webbläsaren, under Mina hus.',
    goOn: 'Gå vidare',
  },
} as const;
