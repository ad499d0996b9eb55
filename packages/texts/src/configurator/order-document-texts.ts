/** The texts of a final order's PDF, in addition to those of a summary's PDF. */
export const orderDocumentTexts = {
  name: 'orderDocument',
  messages: {
    title: 'Slutlig beställning {number} – {house}',
    kind: 'Slutlig beställning {number}',
    customer: 'Beställare',
    house: 'Huset med alla val',
    total: 'Att betala',
    offer: 'Priserna är de i offert {number}.',
    tick: '{title}: {words}',
    again: 'Beställningen på nätet',
    againText:
      'Skanna koden eller skriv in adressen, och logga in med kontot som beställningen gäller. Val och priser ändras inte.',
    /** Replaces `againText` for a customer without an account. */
    againTextLink:
      'Skanna koden eller skriv in adressen. Den är personlig: den som har den kan läsa beställningen. Val och priser ändras inte.',
  },
} as const;
