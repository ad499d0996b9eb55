/** The PDF of a house, on the screen: what it needs, and what became of it. */
export const pdfTexts = {
  name: 'pdf',
  messages: {
    making: 'Skapar …',
    isMaking: 'PDF:en skapas. Det tar några sekunder.',
    make: 'Skapa PDF',
    logIn: 'Logga in',
    loginHeading: 'Du måste vara inloggad',
    loginText: 'Logga in för att ladda ner sammanställningen som PDF. Skriva ut den kan du göra redan nu.',
    saveHeading: 'Spara ditt hus för att skapa pdf',
    saveText: 'PDF:en visar huset som det är sparat. Skriva ut det som det är nu kan du göra ändå.',
    nothingHeading: 'Huset är sparat',
    nothingText: 'Nu kan du ladda ner sammanställningen som PDF.',
    failedHeading: 'Aj då...',
    failedText: 'Något gick fel när PDF:en skapades',
    linkExpiredTitle: 'Länken gäller inte längre',
    linkExpiredText: 'Länkar till en PDF gäller i 30 minuter. Öppna huset igen, så får du en ny i sammanställningen.',
    toHouses: 'Mina hus',
  },
} as const;
