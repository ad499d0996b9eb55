/** Asking for an offer by mail. */
export const offerTexts = {
  name: 'offer',
  messages: {
    heading: 'Begär offert',
    text: 'Mejla huset till oss, så räknar en säljare på det och återkommer med en offert. Det kostar inget och du binder dig inte.',
    mail: 'Mejla huset',
    call: 'Ring {phone}',
    subject: 'Offert på {house} i {municipality}',
    bodyHello: 'Hej!',
    bodyWish: 'Jag vill ha en offert på {house} i {municipality}. I konfiguratorn kostar det {price} inklusive moms.',
    bodyLink: 'Här är huset: {link}',
    bodyReach: 'Jag heter:\nNi når mig på telefon:',
    freeContactHeading: 'Vill du fråga först?',
    freeContact: 'Prata med en säljare utan kostnad. Du binder dig inte till något.',
    toContact: 'Kontakta säljare',
    linkHeading: 'Låt säljaren se dina val',
    linkText: 'Skapa en länk till huset först, så följer den med i mejlet.',
    linkMade: 'Länken till huset följer med i mejlet.',
  },
} as const;
