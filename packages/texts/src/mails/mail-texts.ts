/** What is mailed. */
export const mailTexts = {
  name: 'mail',
  messages: {
    greeting: 'Hej {firstName}!',
    regards: 'Vänliga hälsningar',
    account: 'Konto',
    holdsUntil: 'Gäller till',
    changed: 'Ändrat',
    customerService: 'Kundtjänst',
    phone: 'Telefon',
    toLogin: 'Logga in',
    toLoginPage: 'Till inloggningen',
    oneTimePasswordSubject: 'Ditt engångslösenord hos {brand}',
    oneTimePasswordHeading: 'Ditt engångslösenord',
    oneTimePasswordPreview: 'Logga in med det inom 60 minuter. Ditt vanliga lösenord gäller fortfarande.',
    oneTimePasswordText:
      'Någon, förmodligen du, har bett om ett nytt lösenord till ditt konto hos {brand}. Logga in med engångslösenordet här under. Det gäller en gång, i 60 minuter. När du har loggat in väljer du ett eget lösenord.',
    oneTimePasswordIgnore:
      'Har du inte bett om det här behöver du inte göra något. Ditt vanliga lösenord gäller fortfarande, och ingen kommer åt ditt konto utan tillgång till din e-post.',
    oneTimePasswordWhy: 'Du får det här brevet för att någon bad om ett nytt lösenord till {email}.',
    passwordChangedSubject: 'Ditt lösenord hos {brand} är ändrat',
    passwordChangedHeading: 'Ditt lösenord är ändrat',
    passwordChangedPreview: 'Var det du behöver du inte göra något.',
    passwordChangedText:
      'Lösenordet till ditt konto hos {brand} har ändrats. Alla andra inloggningar har avslutats. Var det du behöver du inte göra något.',
    passwordChangedNotYou:
      'Var det inte du? Gå till inloggningen, välj ”Glömt lösenordet?” och byt lösenord genast. Hör sedan av dig till kundtjänst.',
    passwordChangedWhy: 'Du får det här brevet för att lösenordet till {email} ändrades.',
    secondFactorSetUpSubject: 'Tvåstegsinloggning är påslagen hos {brand}',
    secondFactorSetUpHeading: 'Tvåstegsinloggning är påslagen',
    secondFactorSetUpText:
      'Från och med nu behövs en kod från din autentiseringsapp för att logga in på ditt konto hos {brand}. Alla andra inloggningar har avslutats. Var det du behöver du inte göra något.',
    secondFactorSetUpWhy: 'Du får det här brevet för att tvåstegsinloggning slogs på för {email}.',
    secondFactorRemovedSubject: 'Tvåstegsinloggning är avstängd hos {brand}',
    secondFactorRemovedHeading: 'Tvåstegsinloggning är avstängd',
    secondFactorRemovedText:
      'Det behövs inte längre någon kod för att logga in på ditt konto hos {brand}, bara ditt lösenord. Alla andra inloggningar har avslutats. Var det du behöver du inte göra något.',
    secondFactorRemovedWhy: 'Du får det här brevet för att tvåstegsinloggning stängdes av för {email}.',
    secondFactorNotYou: 'Var det inte du? Då kan någon annan ditt lösenord. Byt det genast och hör av dig till kundtjänst.',
    greetingUnknown: 'Hej!',
    somebody: 'Någon',
    householdSubject: '{inviter} vill dela ett hus med dig',
    householdHeading: '{inviter} bjuder in dig',
    householdPreview: 'Se inbjudan, och bygg vidare på samma hus.',
    householdText:
      '{inviter} bjuder in dig att tillsammans bygga huset ”{house}” hos {brand}. När du har tackat ja kan ni båda öppna, ändra och spara det, och ni ser vem som har ändrat vad och när.',
    householdHow: 'Inbjudan kan användas en gång. Har du inget konto hos {brand} skapar du ett på vägen.',
    householdIgnore: 'Vill du inte vara med behöver du inte göra någonting.',
    toInvitation: 'Se inbjudan',
    householdWhy: 'Du får det här brevet för att {inviter} skrev {email} i en inbjudan.',
    house: 'Hus',
    from: 'Från',
    staffSubject: 'Välkommen till administrationen hos {brand}',
    staffHeading: 'Välj ditt lösenord',
    staffPreview: 'Länken gäller en gång, i sju dagar.',
    staffText:
      'Du har fått ett konto i administrationen hos {brand}. Välj ett lösenord med länken här under, så är du inne. Den gäller en gång.',
    staffChoose: 'Välj lösenord',
    staffIgnore: 'Har länken gått ut kan den som bjöd in dig skicka en ny.',
    staffWhy: 'Du får det här brevet för att en administratör hos {brand} lade upp ett konto för {email}.',
  },
} as const;
