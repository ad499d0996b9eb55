/** The form to write to the builder: a question to the salespersons, or a request for a quote. */
export const requestTexts = {
  name: 'request',
  messages: {
    firstName: 'Förnamn',
    lastName: 'Efternamn',
    email: 'E-postadress',
    phone: 'Telefonnummer',
    message: 'Meddelande',
    quoteMessage: 'Något mer vi ska veta?',
    newsletter: 'Jag vill ha nyhetsbrev',
    consent: 'Jag ger mitt samtycke till användarvillkoren',
    trap: 'Lämna det här fältet tomt',
    firstNameRequired: 'Ange förnamn',
    lastNameRequired: 'Ange efternamn',
    nameTooLong: 'Högst 100 tecken',
    emailRequired: 'Ange E-postadress',
    emailInvalid: 'Ange en giltig E-postadress',
    emailLocalPart: 'Vi kan inte skicka till adresser med å, ä, ö eller andra särskilda bokstäver före @.',
    phoneRequired: 'Ange telefonnummer',
    phoneInvalid: 'Fyll i giltigt telefonnummer. Numret ska starta med antingen +, 00, eller 0 (ex. +46, 0046, 07).',
    messageTooLong: 'Meddelandet får vara högst 10 000 tecken',
    consentRequired: 'Kryssa i ”Jag ger mitt samtycke till användarvillkoren” för att skicka.',
    locked: 'Uppgifterna kommer från ditt konto. Hör av dig till kundtjänst om du vill ändra dem.',
    actingFor: 'Skickas för {name}, med uppgifterna på kundens konto.',
    house: 'Ditt hus, {house} i {municipality}, följer med.',
    plots:
      '{count, plural, one {Tomten som du har valt följer också med.} other {De # tomter som du har valt följer också med.}}',
    placement: 'Säljaren ser också var du har ställt huset på tomten.',
    sendSales: 'Skicka meddelandet',
    sendQuote: 'Skicka offertförfrågan',
    sending: 'Skickar',
    termsFailed: 'Användarvillkoren gick inte att hämta. Kontrollera din uppkoppling och försök igen.',
    outdatedConsent:
      'Användarvillkoren har ändrats. Läs dem igen, kryssa i rutan och skicka på nytt. Det du har skrivit finns kvar.',
    failed:
      'Hoppsan! Något gick fel. Vi beklagar detta och gör allt vi kan för att hantera problemet. Du kan alltid kontakta oss via <mail>{email}</mail>.',
    kept: 'Det du har skrivit finns kvar.',
    ofAnother:
      'Offertförfrågan är inte skickad, för huset ligger på ett annat konto än det du arbetar med. Arbeta åt kunden som har huset och öppna det igen.',
    sentSalesHeading: 'Tack, meddelandet är skickat',
    sentSales: 'En säljare hör av sig till dig. Du får strax en bekräftelse till {email}.',
    sentQuoteHeading: 'Tack, din offertförfrågan är skickad',
    sentQuote:
      'En säljare räknar på huset och hör av sig till dig. Du får strax en bekräftelse till {email}, med huset som PDF. Under Mina hus ser du vad du skickade och vem som tar hand om det.',
    sentForCustomer: 'kundens adress',
    done: 'Klar',
  },
} as const;
