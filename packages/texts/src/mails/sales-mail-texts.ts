/** Letters that salespersons cause: to a customer, and to whom a request is handed over. */
export const salesMailTexts = {
  name: 'salesMail',
  messages: {
    linkSubject: '{name} på {brand} har skickat ett hus till dig',
    linkHeading: 'Ditt hus',
    linkPreview: '{house} i {municipality}',
    linkText:
      '{name} vill visa dig {house} i {municipality}. Där ser du hur det ser ut, vad som är valt och vad det kostar i dag.',
    linkSent: 'Skickat',
    linkOpen: 'Öppna huset',
    linkReply: 'Svara på brevet, så går svaret till {name}.',
    linkWhy: 'Du får det här brevet för att {email} har varit i kontakt med {brand} om ett hus.',
    handOverSubject: 'Du tar hand om {name}',
    handOverHeading: 'En förfrågan är din',
    handOverText: '{giver} har lämnat över förfrågan från {name} till dig.',
    handOverOpen: 'Öppna förfrågan',
    handOverReply: 'Svara på brevet, så går svaret till kunden.',
    handOverWhy: 'Du får det här brevet för att du tar emot förfrågningar åt {brand}.',
    name: 'Namn',
    phone: 'Telefon',
    email: 'E-post',
    house: 'Hus',
    municipality: 'Kommun',
    sent: 'Kom in',
  },
} as const;
