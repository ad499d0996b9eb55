/** Going on with a house that this browser keeps. */
export const keptTexts = {
  name: 'kept',
  messages: {
    label: 'Påbörjat hus',
    house: '{house} i {municipality}',
    changed: 'Ändrat {when}',
    changedTerm: 'Ändrat',
    price: 'Totalpris',
    picture: 'Bild på {house}',
    open: 'Fortsätt bygga',
    notNow: 'Inte nu',
    askTitle: 'Fortsätt där du slutade? – {brand}',
    askHeading: 'Fortsätt där du slutade?',
    askText: 'Du har redan börjat på {house}. Börjar du om, ersätts det när du gör ditt första val.',
    startOver: 'Börja om',
    askTextLink: 'Du har redan börjat på {house}. Öppnar du länken, ersätts det när du gör ditt första val.',
    openLink: 'Öppna länken',
  },
} as const;
