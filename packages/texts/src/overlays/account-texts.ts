/** The profile and the login as panels. */
export const accountTexts = {
  name: 'account',
  messages: {
    profileHeading: 'Min profil',
    loginHeading: 'Logga in eller skapa konto',
    loggedOut: 'Du är inte inloggad.',
    login: 'Logga in',
    register: 'Skapa konto',
    notYet: 'Det går inte att skapa konto eller logga in här än. Du behöver inget konto för att bygga.',
    keptHeading: 'Ditt hus finns kvar',
    kept: 'Det sparas i den här webbläsaren. Med en länk öppnar du det på en annan enhet.',
    keep: 'Spara och skapa länk',
    helpHeading: 'Har du redan ett avtal med oss?',
    help: 'Kundtjänst svarar på <mail>{email}</mail> eller <call>{phone}</call>.',
    contact: 'Kontakta säljare',
  },
} as const;
