/** What staff find at /admin: the places, who they are, and acting for a customer. */
export const administrationTexts = {
  name: 'administration',
  messages: {
    title: 'Administration – {brand}',
    heading: 'Administration',
    home: '{brand}, till startsidan',
    today: 'Idag',
    leads: 'Förfrågningar',
    customers: 'Kunder',
    log: 'Logg',
    administrator: 'Administratör',
    salesperson: 'Säljare',
    logOut: 'Logga ut',
    actHeading: 'Arbeta åt en kund',
    actText:
      'Du ser och sparar kundens hus som om de vore dina. Överst på varje sida står åt vem du arbetar, och vad du gör skrivs i en logg som kunden kan läsa.',
    customerNumber: 'Kundnummer',
    customerNumberRequired: 'Ange kundens nummer, bara siffror',
    reason: 'Anledning',
    reasonRequired: 'Ange varför, till exempel ”Genomgång på telefon”',
    act: 'Börja',
    unknownCustomer: 'Det finns ingen kund med det numret.',
    failed: 'Det gick inte. Försök igen.',
    refusedHeading: 'Den här sidan är för anställda',
    refusedText: 'Ditt konto har inte tillgång till administrationen. Hör av dig till en administratör om du borde ha det.',
    toStart: 'Till startsidan',
  },
} as const;
