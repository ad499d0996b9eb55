/** The button that saves the house. */
export const saveTexts = {
  name: 'save',
  messages: { save: 'Spara', saving: 'Sparar …', done: 'Sparat' },
} as const;
