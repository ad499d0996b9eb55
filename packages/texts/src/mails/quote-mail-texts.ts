/** E-mails about quotes: the quote itself, its withdrawal, and the customer's answer or question. */
export const quoteMailTexts = {
  name: 'offerMail',
  messages: {
    sentSubject: 'Offert {number} från {brand}',
    sentHeading: 'Din offert på {house}',
    sentPreview: '{total} inkl. moms, gäller till och med {until}.',
    replaces: 'Den ersätter offert {number}, som inte gäller längre.',
    number: 'Offert',
    house: 'Hus',
    municipality: 'Kommun',
    total: 'Summa inkl. moms',
    until: 'Gäller till och med',
    seller: 'Din säljare',
    phone: 'Telefon',
    email: 'E-post',
    openOffer: 'Öppna offerten',
    sentText:
      'På din egen sida ser du alla rader och priser, ställer frågor och svarar om du vill gå vidare. Offerten är också bifogad som PDF.',
    sentMeaning: 'Att svara att du vill gå vidare är en intresseanmälan, inte en underskrift. Du binder dig inte till något.',
    private: 'Länken är bara för dig: den som har den kan läsa offerten.',
    sentWhy: 'Du får det här brevet för att du har bett {brand} om en offert eller kontakt.',

    acceptedSubject: '{name} vill gå vidare med offert {number}',
    acceptedHeading: 'En kund vill gå vidare',
    acceptedPreview: '{house}, {total}. Ring {name}.',
    acceptedText: '{name} har svarat ”Jag vill gå vidare” på offert {number}. Kunden väntar på att du hör av dig.',
    signedAs: 'Skrev sitt namn',
    answeredAt: 'Svarade',
    customer: 'Kund',
    notBinding: 'Det är en intresseanmälan, inte en underskrift.',
    reply: 'Svara på brevet, så går svaret till kunden.',
    toLead: 'Öppna förfrågan',
    staffWhy: 'Du får det här brevet för att du tar hand om kunden åt {brand}.',

    askedSubject: 'Fråga om offert {number} från {name}',
    askedHeading: 'En fråga om offerten',
    askedPreview: '{name} undrar något om {house}.',
    askedLead: 'Så här skriver kunden:',

    withdrawnSubject: 'Offert {number} gäller inte längre',
    withdrawnHeading: 'Offerten är tillbakadragen',
    withdrawnPreview: 'Offerten på {house} gäller inte längre.',
    withdrawnText: 'Vi drog tillbaka offert {number} på {house} {at}. Den gäller inte längre, och det går inte att svara på den.',
    withdrawnNext: 'Har du frågor, eller vill du ha en ny offert? Svara på brevet, så når du {seller}.',

    thanksSubject: 'Tack, vi hör av oss om offert {number}',
    thanksHeading: 'Tack för ditt svar',
    thanksPreview: '{seller} hör av sig till dig.',
    thanksText:
      'Du har svarat att du vill gå vidare med offert {number} på {house}. {seller} har fått veta det och hör av sig till dig för att gå igenom nästa steg.',
    thanksMeaning:
      'Det är en intresseanmälan, inte en underskrift. Du har inte köpt något, och avtalet går ni igenom tillsammans innan det skrivs under.',
    thanksWhy:
      'Du får det här brevet för att någon svarade på offerten på din egen sida hos {brand}. Var det inte du, säg till din säljare.',
  },
} as const;
