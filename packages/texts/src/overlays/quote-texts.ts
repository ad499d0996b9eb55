/** The form to request a quote. */
export const quoteTexts = {
  name: 'offer',
  messages: {
    heading: 'Begär offert',
    text: 'Skicka huset till oss, så räknar en säljare på det och återkommer med en offert. Det kostar inget och du binder dig inte.',
    again: 'Offert på huset är redan begärd, den {date}. Vi berättar för säljaren vad som har ändrats sedan dess.',
    subject: 'Offert på {house} i {municipality}',
    enterHeading: 'Skapa konto eller logga in',
    enterText: 'Då sparas huset på ditt konto, och du ser där när förfrågan skickades.',
    entered: 'Nu är du inloggad. Ett steg kvar: skicka förfrågan.',
    freeContactHeading: 'Vill du fråga först?',
    freeContact: 'Skriv till en säljare. Du binder dig inte till något.',
    freeContactVisitor: 'Skriv till en säljare utan konto. Du binder dig inte till något.',
    toContact: 'Kontakta säljare',
  },
} as const;
