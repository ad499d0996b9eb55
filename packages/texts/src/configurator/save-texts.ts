/** What stands after the house was saved. */
export const saveTexts = {
  name: 'save',
  messages: {
    heading: 'Huset är sparat',
    text: 'Det ligger i den här webbläsaren. Öppna konfiguratorn här igen, så fortsätter du där du slutade.',
    linkText:
      'Vill du öppna huset på en annan enhet eller visa det för någon? Skapa en länk. Den innehåller dina val och priset, men inga uppgifter om dig.',
    failedHeading: 'Huset kunde inte sparas',
    failedText: 'Webbläsaren tillåter inte att vi sparar här. Skapa en länk i stället, så kan du öppna huset igen.',
    accountHeading: 'Logga in',
    accountText: 'Med ett konto vet vi vem du är när du hör av dig. Huset ligger kvar i den här webbläsaren.',
    logIn: 'Logga in',
    done: 'Fortsätt bygga',
  },
} as const;
