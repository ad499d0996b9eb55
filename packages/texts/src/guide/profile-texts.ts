/** The page of a user's account. */
export const profileTexts = {
  name: 'profile',
  messages: {
    lead: 'Dina uppgifter, ditt lösenord och var du är inloggad.',
    factsHeading: 'Uppgifter',
    passwordHeading: 'Byt lösenord',
    passwordSaved: 'Det nya lösenordet är sparat. Du har loggats ut överallt utom här.',
    housesHeading: 'Mina sparade hus',
    housesText: 'Du har inte sparat något hus på ditt konto än. Det du har börjat på ligger under <projects>Mina hus</projects>.',
    newsletterHeading: 'Nyhetsbrev',
    newsletter: 'Jag vill ha nyhetsbrev',
    newsletterFailed: 'Det gick inte att spara. Försök igen.',
    consentsHeading: 'Samtycken',
    terms: 'Användarvillkor',
    given: 'Version {version}, godkänt {date}',
    withdrawn: 'Version {version}, godkänt {date}, återtaget {withdrawn}',
    withdrawTerms:
      'Användarvillkoren gäller så länge du har ett konto. Du tar tillbaka ditt godkännande genom att radera kontot längst ned på sidan, eller genom att höra av dig till vår kundtjänst.',
    sessionsHeading: 'Inloggningar',
    here: 'Den här webbläsaren',
    unknownBrowser: 'Okänd webbläsare',
    browserOn: '{browser} på {system}',
    used: 'Inloggad {started}',
    logOutEverywhere: 'Logga ut på alla andra ställen',
    loggedOutEverywhere: 'Du är nu bara inloggad här.',
    logOutFailed: 'Det gick inte att logga ut på de andra ställena. Försök igen.',
  },
} as const;
