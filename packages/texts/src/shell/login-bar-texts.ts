/** The link to the user's account, at the top of the guide’s pages. */
export const loginBarTexts = {
  name: 'loginBar',
  messages: {
    label: 'Konto',
    create: 'Skapa konto',
    logIn: 'Logga in',
    logOut: 'Logga ut',
    myProfile: 'Min profil: {name}',
  },
} as const;
