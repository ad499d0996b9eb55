/** The page while a house loads, and the notice when the house cannot have the requested bundle. */
export const bootstrapTexts = {
  name: 'bootstrap',
  messages: {
    title: 'Laddar ditt hus – {brand}',
    bundleRefused: 'Paketet går inte att få till det här huset i den här kommunen. Huset visas därför utan paketet.',
  },
} as const;
