/** The form with which a visitor without an account gets the link of the house by e-mail. */
export const mailLinkTexts = {
  name: 'mailLink',
  messages: {
    heading: 'Mejla länken till dig själv',
    text: 'Vi mejlar en länk till huset som det är nu. Du behöver inget konto, och vi använder adressen bara till det här mejlet.',
    email: 'E-postadress',
    send: 'Mejla länken',
    sent: 'Länken är på väg till {email}',
    failed: 'Länken kunde inte mejlas. Försök igen om en stund.',
    tooMany: 'Adressen har redan fått flera länkar. Vänta en timme, eller skapa en länk och kopiera den.',
  },
} as const;
