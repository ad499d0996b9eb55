/** Error pages. The server's own page for fatal errors uses them too. */
export const errorsTexts = {
  name: 'errors',
  messages: {
    notFoundTitle: 'Sidan finns inte',
    notFoundText: 'Adressen kan vara felskriven, eller så har sidan flyttats.',
    houseNotFoundTitle: 'Huset finns inte',
    houseNotFoundText: 'Huset kan ha utgått ur sortimentet. Se gärna vilka hus vi bygger i dag.',
    malformedTitle: 'Adressen stämmer inte',
    malformedText: 'Länken kan ha blivit avklippt på vägen. Kontrollera att du har fått med hela.',
    toHouses: 'Se våra hus',
    toStart: 'Till startsidan',
    networkTitle: 'Ingen kontakt med servern',
    networkText: 'Kontrollera din uppkoppling och försök igen. Inget du har gjort har gått förlorat.',
    networkHouse: '{house} ligger kvar i den här webbläsaren. Du kan bygga vidare på det så länge.',
    goOn: 'Fortsätt bygga {name}',
    tooManyTitle: 'Lite för många försök',
    tooManyText: 'Vänta en stund och försök sedan igen.',
    unavailableTitle: 'Ett tillfälligt stopp',
    unavailableText: 'Det som är sparat går inte att nå just nu. Försök igen om en liten stund. Inget har gått förlorat.',
    unexpectedTitle: 'Något gick fel',
    unexpectedText:
      'Hoppsan! Något gick fel. Vi beklagar detta och gör allt vi kan för att hantera problemet. Du kan alltid kontakta oss via {email}.',
    unexpectedTextWithoutEmail: 'Hoppsan! Något gick fel. Vi beklagar detta och gör allt vi kan för att hantera problemet.',
    requestId: 'Ärendenummer: {id}',
    retry: 'Försök igen',
  },
} as const;
