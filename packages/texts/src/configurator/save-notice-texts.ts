/** The notice about where the house is stored while the server does not have it. */
export const saveNoticeTexts = {
  name: 'saveNotice',
  messages: {
    waits: 'Huset är inte sparat på ditt konto än. Det ligger i den här webbläsaren, och vi försöker igen när servern svarar.',
    refused: 'Huset kunde inte sparas på ditt konto. Det ligger i den här webbläsaren.',
    copyName: '{name} (kopia)',
  },
} as const;
