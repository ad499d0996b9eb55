/** The first step: bundles, or an introduction where the house has none. */
export const bundlesTexts = {
  name: 'bundles',
  messages: {
    heading: 'Börja med ett paket',
    lead: 'Ett paket är färdiga val som passar ihop. Du kan ändra allt efteråt.',
    start: 'Starta med detta paket',
    startNamed: 'Starta med detta paket: {bundle}',
    skip: 'Hoppa över paket',
    selected: 'Valt paket',
    contents: 'Vad ingår?',
    notHere: 'Går inte att bygga i den här kommunen.',
    notNow: '{answer} går inte ihop med dina val. {reason}.',
    introHeading: 'Nu bygger du {house}',
    introLead: '{count, plural, one {Ett steg} other {# steg}}, i den ordning du vill. Bild och pris följer med.',
  },
} as const;
