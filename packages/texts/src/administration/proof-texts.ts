/** The results of a proof of the range: a verdict on each property, and the objections to publishing. */
export const proofTexts = {
  name: 'proof',
  messages: {
    proven: 'Bevisat för alla kommuner',
    tried: '{visits, plural, =0 {Bevisas när ingen fråga fastnar} other {Provat på {visits, number} besök}}',
    refuted: '{count, plural, one {# invändning} other {# invändningar}}',
    visit: '{house} i {municipality}',
    atOnce: 'från början',
    refused: 'nekas: {picks}',
    pictures: 'Varje val har en bild från varje kamera, eller ett skäl',
    picturesFound: 'Finns',
    saved: 'Sparade hus och öppna offerter går att öppna och får ett pris',
    savedNone: 'Ingen har sparat något ännu',
    savedAll: 'Provat på {count, plural, one {det enda} other {alla #}}',
    savedLost:
      '{count, plural, one {Ett sparat hus eller en offert} other {# sparade hus och offerter}} av {house} går inte att öppna längre.',
    neverStuck: 'Ingen fråga kan bli tom eller fastna',
    nothingDead: 'Allt går att välja och varje regel gör skillnad',
    noCircles: 'Ordningen på valen spelar ingen roll',
    priced: 'Allt har ett pris i alla områden',
    bundles: 'Paketen går att välja från början',
    discounts: 'Rabatterna håller sig inom sina gränser',
    empty: 'Frågan ”{question}” visas utan något svar att välja. Ge den ett svar som alltid går att välja, eller dölj den då.',
    unanswered:
      'Frågan ”{question}” visas utan svar: varken ett standardsvar eller det första svaret går att välja. Gör ett svar som då går att välja till standard.',
    deadAnswer:
      'Svaret ”{answer}” på frågan ”{question}” går aldrig att välja. Ändra svarets regel eller frågans, eller ta bort svaret.',
    needlessQuestionRule: 'Regeln för frågan ”{question}” säger aldrig nej. Ta bort den, eller ändra den.',
    needlessAnswerRule: 'Regeln för svaret ”{answer}” på frågan ”{question}” säger aldrig nej. Ta bort den, eller ändra den.',
    needlessPriceRule: 'Villkoret för priset på ”{answer}” säger aldrig nej. Ta bort det, eller ändra det.',
    deadPrice: 'Priset på ”{answer}” gäller aldrig för någon. Ändra dess villkor, eller ta bort det.',
    deadUnits: 'Mängd {at} i priset på ”{answer}” gäller aldrig för någon. Ändra dess villkor, eller ta bort den.',
    deadBundle: 'Paketet ”{bundle}” går aldrig att få: {answers} stoppas. Byt något av svaren i paketet, eller ändra regeln.',
    deadCampaign:
      'Kampanjen ”{campaign}” går aldrig att få: ingen kan välja det som den kräver. Ändra vad den kräver, eller ta bort den.',
    circle: 'Frågorna {questions} beror på varandra i en ring. Ta bort en av frågorna ur en annans regel.',
    noHousePrice: '{house} har inget pris i området {area}. Skriv priset där.',
    noPrice: '”{answer}” har inget pris i området {area}. Skriv priset där.',
    noUnits: '”{answer}” blir gratis, för ingen av mängderna i priset gäller. Lägg till en mängd utan villkor.',
    refusedAtStart:
      'Paketet ”{bundle}” går inte att välja från början: {answers} stoppas. Byt svar i paketet, eller ändra regeln.',
    refusedLater: 'Paketet ”{bundle}” går inte att välja efter andra val: {answers} stoppas.',
    refusedLaterCount: '{count, plural, one {# paket} other {# paket}} går inte att välja efter vissa andra val',
    deadLevel: 'Kampanjen ”{campaign}” har en nivå som ingen kan nå: tillval för {level}. Sänk nivån, eller ta bort den.',
    nothingLeft: 'Kampanjerna kan ta hela priset på {house}. Sänk en rabatt.',
    sameOffer:
      'Kampanjen ”{campaign}” gäller samtidigt som ”{other}” och har samma villkor. Rabatterna läggs ihop; låt den ena sluta innan den andra börjar, eller ta bort en.',
  },
} as const;
