/** What is mailed. */
export const mailTexts = {
  name: 'mail',
  messages: {
    greeting: 'Hej {firstName}!',
    regards: 'Vänliga hälsningar',
    oneTimePasswordSubject: 'Ditt engångslösenord hos {brand}',
    oneTimePasswordText:
      'Någon, förmodligen du, har bett om ett nytt lösenord till ditt konto hos {brand}. Logga in med engångslösenordet här under. Det gäller en gång, i 60 minuter. När du har loggat in väljer du ett eget lösenord.',
    oneTimePasswordIgnore:
      'Har du inte bett om det här behöver du inte göra något. Ditt vanliga lösenord gäller fortfarande, och ingen kommer åt ditt konto utan tillgång till din e-post.',
    toLogin: 'Logga in',
    greetingUnknown: 'Hej!',
    householdSubject: '{inviter} vill dela ett hus med dig',
    householdText:
      '{inviter} bjuder in dig att tillsammans bygga huset ”{house}” hos {brand}. När du har tackat ja kan ni båda öppna, ändra och spara det, och ni ser vem som har ändrat vad och när.',
    householdHow: 'Inbjudan gäller i 14 dagar och kan användas en gång. Har du inget konto hos {brand} skapar du ett på vägen.',
    householdIgnore: 'Vill du inte vara med behöver du inte göra någonting.',
    toInvitation: 'Se inbjudan',
  },
} as const;
