/** The panel that opens when the visitor saves the house: whether the save worked, and where the house is stored. */
export const savePanelTexts = {
  name: 'savePanel',
  messages: {
    heading: 'Huset är sparat',
    text: 'Det ligger i den här webbläsaren. Öppna konfiguratorn här igen, så fortsätter du där du slutade.',
    onAccountText: 'Det ligger på ditt konto under Mina hus. Logga in på en annan enhet, så öppnar du det där.',
    savingHeading: 'Huset sparas',
    linkText: 'Vill du visa huset för någon? Skapa en länk. Den innehåller dina val och priset, men inga uppgifter om dig.',
    householdHeading: 'Bygger ni tillsammans?',
    householdText: 'Bjud in någon som öppnar, ändrar och sparar samma hus från sitt eget konto.',
    household: 'Dela med hushållet',
    failedHeading: 'Huset kunde inte sparas',
    failedText: 'Webbläsaren tillåter inte att vi sparar här. Skapa en länk i stället, så kan du öppna huset igen.',
    hereHeading: 'Huset är sparat i den här webbläsaren',
    accountHeading: 'Spara på ditt konto',
    accountText: 'Logga in eller skapa ett konto, så sparas huset där och du kan öppna det på alla dina enheter.',
    logIn: 'Logga in eller skapa konto',
    offline: 'Du är offline. När nätet är tillbaka kan du spara på ett konto, mejla länken och dela huset.',
    done: 'Fortsätt bygga',
  },
} as const;
