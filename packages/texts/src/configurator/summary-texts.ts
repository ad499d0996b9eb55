/** The summary, on the screen and on paper. */
export const summaryTexts = {
  name: 'summary',
  messages: {
    title: 'Sammanställning – {house} – {brand}',
    heading: 'Sammanställning',
    close: 'Stäng sammanställningen',
    house: '{house}, {place}',

    total: 'Totalpris från',
    campaignTotal: 'Kampanjpris från',
    ordinary: 'Ordinarie pris',

    campaigns: 'Kampanjer',
    notTakingOff: 'Rabatten är inte med i ditt pris än.',
    aboutCampaigns: 'Mer om {count, plural, one {kampanjen} other {kampanjerna}}',

    filter: 'Visa',
    filterAll: 'Allt',
    filterMine: 'Mina val',
    filterPriced: 'Det som kostar',
    shown: '{count, plural, =0 {Inga val visas} one {# val visas} other {# val visas}}',
    noneMine: 'Allt är som huset levereras. När du väljer något annat står det här.',
    nonePriced: 'Inget av det du har valt kostar något extra.',

    prices: 'Pris per avsnitt',
    houseModel: 'Husmodell',
    other: 'Övrigt',
    otherText: 'Delar som har ett pris men ingen egen rad',
    otherFiltered: 'Allt som inte visas med det här urvalet',
    change: 'Ändra',
    changeQuestion: 'Ändra {question}',
    showAll: 'Visa alla rader',
    hideAll: 'Dölj alla rader',

    pictures: 'Bilder',
    picture: '{house}: {picture}',
    previousPicture: 'Föregående bild',
    nextPicture: 'Nästa bild',
    choosePicture: 'Välj bild',
    front: 'Entré',
    elevation: 'Fasad',
    plan: 'Plan',

    buildArea: 'Byggnadsarea',
    rooms: 'Rum',
    houseType: 'Hustyp',

    municipality: 'Kommun',
    name: 'Namn',
    requestSent: 'Offert begärd',
    notYet: 'Inte ännu',

    saved: 'Sparat {date}',
    unsaved: 'Inte sparat',
    print: 'Skriv ut',
    pdf: 'PDF',
    makePdf: 'Spara som PDF',
    submit: 'Begär offert',

    salesperson: 'Din säljare',
    printedOn: 'Priser inklusive moms, {date}. Prislista {list}.',
    openAt: 'Öppna huset på {address}',
    buildAt: 'Bygg ditt hus på {address}',
  },
} as const;
