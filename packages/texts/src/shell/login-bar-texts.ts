/** The links at the top of the pages outside the configurator: to create an account, to log in, to the profile, and to log out. */
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
