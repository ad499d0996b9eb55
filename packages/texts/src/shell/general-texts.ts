/** Texts that every page uses, about VAT, closing, cancelling and waiting. */
export const generalTexts = {
  name: 'general',
  messages: {
    inclVat: 'inkl. moms',
    priceFrom: 'från {price}',
    close: 'Stäng',
    cancel: 'Avbryt',
    retry: 'Försök igen',
    undo: 'Ångra',
    loading: 'Laddar',
    loadingHouse: 'Laddar ditt hus',
    loadingPage: 'Laddar sidan',
    needsJavaScript: 'Konfiguratorn behöver JavaScript. Slå på det i webbläsaren och ladda om sidan.',
  },
} as const;
