/** The sentences of the configurator, its overlays and the summary. */
export const configuratorMessages = {
  configurator: {
    title: '{question}, {section} – {house} – {brand}',
    firstTitle: '{step} – {house} – {brand}',
    whereabouts: '{name}, {municipality}',
  },

  bundles: {
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

  save: {
    heading: 'Huset är sparat',
    text: 'Det ligger i den här webbläsaren. Öppna konfiguratorn här igen, så fortsätter du där du slutade.',
    linkText:
      'Vill du öppna huset på en annan enhet eller visa det för någon? Skapa en länk. Den innehåller dina val och priset, men inga uppgifter om dig.',
    failedHeading: 'Huset kunde inte sparas',
    failedText: 'Webbläsaren tillåter inte att vi sparar här. Skapa en länk i stället, så kan du öppna huset igen.',
    accountHeading: 'Spara i ett konto',
    accountText: 'Med ett konto ligger huset hos oss och går att öppna på alla dina enheter.',
    logIn: 'Logga in',
    done: 'Fortsätt bygga',
  },

  leave: {
    heading: 'Lämna konfiguratorn?',
    question: 'Det finns osparade ändringar. Är du säker på att du vill lämna konfiguratorn?',
    leave: 'Lämna',
    stay: 'Stanna kvar',
  },
} as const;
