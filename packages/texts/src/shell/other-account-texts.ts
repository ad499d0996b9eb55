/** The notice that the user is logged in with a different account in another tab of the same browser. */
export const otherAccountTexts = {
  name: 'otherAccount',
  messages: {
    heading: 'Någon annan är inloggad',
    text: '{other} ({email}) har loggat in i en annan flik. Den här sidan hör till {name}. Inget har sparats på fel konto.',
    later: 'Inte nu',
    logOut: 'Logga ut {other}',
    goOn: 'Fortsätt som {other}',
  },
} as const;
