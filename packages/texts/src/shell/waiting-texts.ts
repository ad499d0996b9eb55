/** The page that appears when a new house cannot be loaded because the server cannot be reached. */
export const waitingTexts = {
  name: 'waiting',
  messages: {
    title: 'Ingen kontakt med servern – {brand}',
    heading: 'Huset kan inte hämtas just nu',
    text: 'Vi får ingen kontakt med servern, och ett nytt hus måste hämtas därifrån. Låt sidan vara öppen. Så snart du är uppkopplad igen öppnas huset av sig självt.',
    meanwhile: 'Hus som du redan har börjat på ligger kvar i den här webbläsaren. Dem kan du bygga vidare på så länge.',
  },
} as const;
