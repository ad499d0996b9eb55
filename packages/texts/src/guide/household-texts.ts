/** Sharing a saved house: the owner's page, and the page that an invitation leads to. */
export const householdTexts = {
  name: 'household',
  messages: {
    title: 'Dela {house} – {brand}',
    heading: 'Dela med hushållet',
    lead: 'Ni som delar {house} öppnar, ändrar och sparar samma hus, var och en från sitt eget konto.',
    back: 'Mina hus',
    gone: 'Huset finns inte, eller så delas det inte med dig.',
    failed: 'Det gick inte att hämta vilka som delar huset. Kontrollera uppkopplingen och försök igen.',

    people: 'Ni som delar huset',
    owner: 'Äger huset',
    ownerYou: 'Du äger huset',
    you: 'Du',
    remove: 'Ta bort',
    removeNamed: 'Ta bort {name}',
    removeQuestion: 'Ska {name} inte längre dela huset?',
    removeText:
      '{name} kan inte längre ändra eller spara huset. Den som har husets adress kan fortfarande titta på det och göra en egen kopia. Det som redan är ändrat ligger kvar.',
    leave: 'Lämna huset',
    leaveQuestion: 'Vill du sluta dela huset?',
    leaveText: 'Huset försvinner från dina hus. Den som äger det har det kvar och kan bjuda in dig igen.',
    changeFailed: 'Det gick inte att genomföra. Försök igen.',

    invitations: 'Inbjudna',
    invited: 'Gäller till {date}',
    withdraw: 'Återkalla',
    withdrawNamed: 'Återkalla inbjudan till {email}',

    inviteHeading: 'Bjud in',
    inviteText:
      'Vi mejlar en länk som gäller i 14 dagar och kan användas en gång. Den som tar emot den loggar in eller skapar ett konto.',
    email: 'E-postadress',
    emailRequired: 'Ange en E-postadress',
    emailInvalid: 'E-postadressen är inte giltig',
    send: 'Skicka inbjudan',
    sent: 'Inbjudan är på väg till {email}.',
    full: 'Så många kan dela ett hus. Återkalla en inbjudan eller ta bort någon först.',
    tooMany: 'Du har skickat många inbjudningar på kort tid. Vänta en stund och försök igen.',
    sendFailed: 'Inbjudan kunde inte skickas. Försök igen.',

    invitationTitle: 'Inbjudan – {brand}',
    invitationHeading: 'Du är inbjuden',
    invitationLead: '{inviter} vill dela huset {house} med dig.',
    invitationLeadUnknown: 'Här tar du emot en inbjudan att dela ett hus.',
    invitationText: 'Du öppnar, ändrar och sparar samma hus som {inviter}. Inbjudan gäller till {date}.',
    accept: 'Dela huset',
    accepting: 'Öppnar huset',
    acceptFailed: 'Inbjudan kunde inte tas emot. Försök igen.',
    asAccount: 'Du är inloggad som {name}.',
    logIn: 'Logga in',
    register: 'Skapa konto',
    needsAccount: 'Logga in eller skapa ett konto, så delar ni huset.',
    unknown:
      'Inbjudan gäller inte längre. Den kan ha använts, återkallats eller blivit för gammal. Be den som bjöd in dig om en ny.',
    missing: 'Öppna länken i mejlet du har fått.',
  },
} as const;
