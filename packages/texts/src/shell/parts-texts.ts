/** The notices that the server is unreachable or busy, that a part of the page failed to load, and that the site has a new version. */
export const partsTexts = {
  name: 'parts',
  messages: {
    unreachable: 'Vi får ingen kontakt med servern. Vi fortsätter så snart den svarar.',
    busy: 'Servern har mycket att göra just nu. Vi försöker igen om en liten stund.',
    outdated: 'En del av sidan gick inte att hämta. Dina val är kvar.',
    slow: 'Det tar ovanligt lång tid att hämta sidan.',
    stay: 'Stanna kvar',
    updated: 'Vi har uppdaterat sidan. Det du har valt och skrivit är kvar.',
    passwordAgain: 'Lösenordet behöver du skriva igen.',
  },
} as const;
