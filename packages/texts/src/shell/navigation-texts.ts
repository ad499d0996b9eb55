/** The main menu. */
export const navigationTexts = {
  name: 'navigation',
  messages: {
    skip: 'Hoppa till innehållet',
    label: 'Huvudmeny',
    home: '{brand}, till startsidan',
    start: 'Start',
    myProfile: 'Min profil',
    myHouses: 'Mina hus',
    newHouse: 'Nytt hus',
    help: 'Hjälp',
    menu: 'Meny',
    closeMenu: 'Stäng menyn',
  },
} as const;
