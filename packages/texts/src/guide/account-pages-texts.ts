/** The pages to log in, to create an account and of the profile. */
export const accountPagesTexts = {
  name: 'accountPages',
  messages: {
    registerTitle: 'Registrera dig – {brand}',
    registerHeading: 'Registrera dig',
    registerText: 'Det går inte att skapa konto här än. Du behöver inget för att bygga.',
    loginTitle: 'Logga in – {brand}',
    loginHeading: 'Logga in',
    loginText: 'Det går inte att logga in här än. Du behöver inget konto för att bygga.',
    profileTitle: 'Min profil – {brand}',
    profileHeading: 'Min profil',
    profileText: 'Du är inte inloggad. Här finns dina uppgifter när du har ett konto, och det går inte att skapa här än.',
    back: 'Tillbaka',
    withoutHeading: 'Det här kan du göra redan nu',
    keep: 'Huset du bygger sparas i den här webbläsaren. Du hittar det under <projects>Mina hus</projects>.',
    share: 'Tryck på Spara i konfiguratorn och skapa en länk, så öppnar du huset på en annan enhet eller visar det för någon.',
    contactHeading: 'Så når du oss',
    contactText: 'Vill du ha en offert, en sammanställning som PDF eller hjälp med ditt hus? Hör av dig.',
  },
} as const;
