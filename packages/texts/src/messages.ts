import { configuratorMessages } from './configurator-messages.ts';
import { overlayMessages } from './overlay-messages.ts';
import { pictureMessages } from './picture-messages.ts';
import { startMessages } from './start-messages.ts';
import { steppingMessages } from './stepping-messages.ts';
import { summaryMessages } from './summary-messages.ts';

/**
 * Every Swedish sentence of the product, grouped by the screen it stands on. Keys are addressed with dots
 * (`houses.build`), values are ICU messages. Where the specification words a sentence, the wording here is its own.
 */
export const messages = {
  general: {
    inclVat: 'inkl. moms',
    priceFrom: 'från {price}',
    close: 'Stäng',
    cancel: 'Avbryt',
    retry: 'Försök igen',
    undo: 'Ångra',
    loading: 'Laddar',
    loadingHouse: 'Laddar ditt hus',
    needsJavaScript: 'Konfiguratorn behöver JavaScript. Slå på det i webbläsaren och ladda om sidan.',
  },

  navigation: {
    skip: 'Hoppa till innehållet',
    label: 'Huvudmeny',
    home: '{brand}, till startsidan',
    start: 'Start',
    myHouses: 'Mina hus',
    newHouse: 'Nytt hus',
    help: 'Hjälp',
    menu: 'Meny',
    closeMenu: 'Stäng menyn',
  },

  footer: {
    label: 'Kontakt',
    contact: 'Kontakta oss',
    address: 'Besök oss',
    range: 'Våra hus',
    vat: 'Alla priser är i kronor inklusive moms.',
  },

  start: {
    title: '{brand} – bygg ditt hus',
    description:
      'Välj bland {count, number} hus och sidobyggnader från {brand}. Bestäm fasad, tak och inredning steg för steg och se bild och pris medan du väljer.',
    chooseHouse: 'Välj hus',
    campaign: 'Kampanj',
    campaignUntil: '{campaign} till och med {date}',
    campaignMore: 'Mer om kampanjen',
    splash: 'Bild på {house}',
    noticeKeptGone:
      'Huset som du höll på med går inte att öppna: huset eller kommunen finns inte längre hos oss. Välj ett annat hus nedan.',
    noticeUnknownConfiguration:
      'Länken leder inte till något sparat hus. Den kan vara felskriven, eller så har huset tagits bort. Börja gärna med ett nytt.',
  },

  houses: {
    title: 'Välj hus – {brand}',
    heading: 'Välj hus',
    description: 'Alla hus och sidobyggnader från {brand}, med yta, antal rum och frånpris.',
    listLabel: 'Våra hus',
    filterLabel: 'Hustyp',
    allTypes: 'Alla hustyper',
    oneStorey: '1-plan',
    oneAndAHalfStoreys: '1,5-plan',
    twoStoreys: '2-plan',
    raisedEaves: 'Förhöjt väggliv',
    sideBuilding: 'Sidobyggnad',
    sideBuildings: 'Sidobyggnader',
    sideBuildingsText: 'Garage, förråd och gästhus i samma formspråk. Bygg dem till huset eller för sig.',
    shown: '{count, plural, =0 {Inga hus visas} one {# hus visas} other {# hus visas}}',
    none: 'Här finns inga hus just nu.',
    picture: 'Bild {number, number} av {total, number} på {house}',
    showPicture: 'Visa bild {number, number} av {total, number}',
    houseArea: 'Boarea',
    buildArea: 'Byggnadsarea',
    rooms: 'Rum',
    houseType: 'Hustyp',
    roomCount: '{count, plural, =0 {inga rum} one {# rum} other {# rum}}',
    about: 'Mer om {house}',
    build: 'Bygg {house}',
    fromBundle: 'Utgå från ett paket',
    startWithBundle: 'Starta med detta paket',
    startWithBundleName: 'Starta med detta paket: {bundle}',
    current: 'Detta är huset du konfigurerar',
    buildingIn: 'Priserna gäller i {municipality}.',
    changeMunicipality: 'Ändra kommun',
  },

  municipality: {
    title: 'Nytt hus – {brand}',
    titleHouse: 'Nytt hus – {house} – {brand}',
    description: 'Välj kommun och ge huset ett namn, så börjar vi bygga.',
    back: 'Välj ett annat hus',
    backToStart: 'Till startsidan',
    headingWithoutHouse: 'Nytt hus',
    leadWithoutHouse: 'Priset beror på var i landet du bygger. Välj kommun först, så visas husen med rätt pris.',
    houseName: 'Vad ska huset heta?',
    defaultHouseName: 'Mitt hus',
    where: 'Var ska du bygga?',
    placeholder: 'Sök kommun',
    options: 'Kommuner',
    clear: 'Rensa',
    similar: 'Liknande namn',
    noMatch: 'Ingen kommun heter så. Kontrollera stavningen.',
    matches: '{count, plural, one {# kommun} other {# kommuner}}',
    required: 'Du måste välja kommun för att gå vidare.',
    denied: 'Dessvärre kan vi inte leverera hus till den kommunen som du har angett att du vill bygga i.',
    priceFrom: 'Pris från, inkl. moms',
    priceFromIn: 'Pris från i {municipality}, inkl. moms',
    bundle: 'Du utgår från paketet {bundle}.',
    begin: 'Börja bygg!',
    toHouses: 'Visa husen',
  },

  bootstrap: {
    title: 'Laddar ditt hus – {brand}',
    bundleRefused: 'Paketet går inte att få till det här huset i den här kommunen. Huset visas därför utan paketet.',
  },

  errors: {
    notFoundTitle: 'Sidan finns inte',
    notFoundText: 'Adressen kan vara felskriven, eller så har sidan flyttats.',
    houseNotFoundTitle: 'Huset finns inte',
    houseNotFoundText: 'Huset kan ha utgått ur sortimentet. Se gärna vilka hus vi bygger i dag.',
    toHouses: 'Se våra hus',
    toStart: 'Till startsidan',
    networkTitle: 'Ingen kontakt med servern',
    networkText: 'Kontrollera din uppkoppling och försök igen. Inget du har gjort har gått förlorat.',
    tooManyTitle: 'Lite för många försök',
    tooManyText: 'Vänta en stund och försök sedan igen.',
    unexpectedTitle: 'Något gick fel',
    unexpectedText:
      'Hoppsan! Något gick fel. Vi beklagar detta och gör allt vi kan för att hantera problemet. Du kan alltid kontakta oss via {email}.',
    unexpectedTextWithoutEmail: 'Hoppsan! Något gick fel. Vi beklagar detta och gör allt vi kan för att hantera problemet.',
    requestId: 'Ärendenummer: {id}',
    retry: 'Försök igen',
  },

  ...startMessages,
  ...configuratorMessages,
  ...pictureMessages,
  ...overlayMessages,
  ...summaryMessages,
  ...steppingMessages,
} as const;
