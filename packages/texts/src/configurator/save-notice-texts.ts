/** The notice that only this browser stores the house, because the server has not saved it yet or refused to save it. */
export const saveNoticeTexts = {
  name: 'saveNotice',
  messages: {
    waits: 'Huset är inte sparat på ditt konto än. Det ligger i den här webbläsaren, och vi försöker igen när servern svarar.',
    refused: 'Huset kunde inte sparas på ditt konto. Det ligger i den här webbläsaren.',
    copyName: '{name} (kopia)',
  },
} as const;
