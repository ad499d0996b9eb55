/** Letters about final orders, to their customers and to whoever sells. */
export const orderMailTexts = {
  name: 'orderMail',
  messages: {
    number: 'Beställning',
    house: 'Hus',
    municipality: 'Kommun',
    total: 'Att betala inkl. moms',
    offer: 'Enligt offert',
    frozenAt: 'Låst',
    cancelledAt: 'Avbeställd',
    seller: 'Din säljare',
    email: 'E-post',
    open: 'Öppna beställningen',
    why: 'Du får det här brevet för att beställningen är gjord i ditt namn hos {brand}.',
    reply: 'Är något fel, eller undrar du något? Svara på brevet, så går svaret till {seller}.',

    frozenSubject: 'Slutlig beställning {number} hos {brand}',
    frozenHeading: 'Din slutliga beställning',
    frozenPreview: '{house}, {total}. Val och priser är låsta.',
    frozenText: 'Din beställning av {house} är låst. Val, priser och bilder ändras inte mer.',
    replaces: 'Den ersätter beställning {number}, som inte gäller längre.',
    listed:
      'Den står bland dina sparade hus som ”Slutlig beställning”, och du öppnar den när du är inloggad. Den är också bifogad som PDF.',
    attached: 'Den är bifogad som PDF.',

    cancelledSubject: 'Beställning {number} är avbeställd',
    cancelledHeading: 'Beställningen är avbeställd',
    cancelledPreview: '{house}. Beställningen gäller inte längre.',
    cancelledText: 'Beställning {number} av {house} är avbeställd och gäller inte längre. Skälet är:',
    holdsAgain: 'Den ändrade beställning {number}, som nu gäller igen.',

    customer: 'Kund',
    decidedAt: 'När',
    decidedHeading: 'Besked om en beställning',
    decidedWhy: 'Du får det här brevet för att du tar hand om kunden åt {brand}.',
    approveSubject: 'Beställning {number} är godkänd: {name}',
    approveText: '{by} har godkänt beställningen. Den är låst, och kunden har fått den i ett mejl.',
    refuseSubject: 'Beställning {number} är inte godkänd: {name}',
    refuseText: '{by} har inte godkänt beställningen. Kunden har inte sett den. Det här behöver ändras:',
    cancelSubject: 'Beställning {number} är avbeställd: {name}',
    cancelText: '{by} har avbeställt beställningen. Kunden har fått skälet i ett mejl:',
  },
} as const;
