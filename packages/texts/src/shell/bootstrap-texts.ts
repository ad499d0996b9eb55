/** While a house is fetched, and what could not be had of what was asked for. */
export const bootstrapTexts = {
  name: 'bootstrap',
  messages: {
    title: 'Laddar ditt hus – {brand}',
    bundleRefused: 'Paketet går inte att få till det här huset i den här kommunen. Huset visas därför utan paketet.',
  },
} as const;
