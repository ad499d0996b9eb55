/** The notice and the page with which a visitor continues with a house that only this browser stores. */
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
    askText: 'Du har redan börjat på {house}. Börjar du om får du ett hus till. Det här ligger kvar under Mina hus.',
    startOver: 'Börja om',
    askTextLink: 'Du har redan börjat på {house}. Öppnar du länken får du ett hus till. Det här ligger kvar under Mina hus.',
    openLink: 'Öppna länken',
  },
} as const;
