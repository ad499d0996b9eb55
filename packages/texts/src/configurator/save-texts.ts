/** The button that saves the house. */
export const saveTexts = {
  name: 'save',
  messages: {
    save: 'Spara',
    saving: 'Sparar …',
    done: 'Sparat',
    unsaved: 'Osparade ändringar',
    onAccount: 'Sparat på ditt konto',
    inBrowser: 'Sparat i den här webbläsaren',
  },
} as const;
