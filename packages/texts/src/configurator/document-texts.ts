/** The texts of a house's PDF, in addition to those of the summary. */
export const documentTexts = {
  name: 'document',
  messages: {
    title: '{name} – sammanställning från {brand}',
    description: '{name} i {place}: val, priser, ritningar och bilder.',
    fileName: 'Sammanställning',
    kind: 'Sammanställning av ditt hus',
    house: '{name}, {place}',
    salesperson: 'Säljare',
    municipality: 'Kommun',
    number: 'Nummer',
    made: 'Upprättad',

    vat: 'inkl. moms',
    vatPart: 'varav moms {amount}',
    ordinary: 'Ordinarie pris {amount}',
    earlierLowest: 'Tidigare lägsta pris (30 dagar) {amount}',
    campaignUntil: 'Kampanjpriset gäller till och med {date}.',
    pricesOf: 'Priser {date}, prislista {list}.',

    drawings: 'Ritningar',
    drawing: 'Ritning av {house}: {drawing}',
    scale: 'Skala 1:{scale}',
    /** The note under drawings that show the visitor's choices. */
    drawingsChosenNote: 'Ritningarna visar huset med dina val, så långt de syns i en ritning.',
    drawingsNote: 'Fasaden är husmodellens. Det du har valt till kan ändra fönster, dörrar och tillbyggnader.',

    choices: 'Dina val',
    choicesLead: '{count, plural, =0 {Huset som det levereras.} one {# val i {house}.} other {# val i {house}.}}',
    included: 'Ingår',
    columnPicture: 'Bild',
    columnQuestion: 'Val',
    columnAnswer: 'Ditt val',
    columnPrice: 'Pris',
    columnItem: 'Post',
    columnAmount: 'Belopp',

    price: 'Priset',
    priceLead: '{house} i {place}.',
    houseModel: 'Husmodell {house}',
    other: 'Övrigt, delar utan egen rad',
    waiting: 'Rabatten är inte med i ditt pris än.',

    terms: 'Villkor och vad som inte ingår',
    again: 'Öppna huset igen',
    againText: 'Skanna koden eller skriv in adressen. Huset sparades {date}. Priser kan ha ändrats sedan dess.',
    requestSent: 'Offert begärdes {date}.',
    qr: 'QR-kod till {address}',

    gallery: 'Bilder',
    galleryLead: '{house} med dina val. Alla val syns inte i bild, och rummen är exempel. Det du får står under Dina val.',

    ownChoices: 'Dina val',
    own: 'Dina bilder',
    ownLead: 'Du tog dem i 3D-modellen av {house}. Modellen visar inte alla val.',
    ownTaken: 'Bilden togs {date}.',
    ownOutdated: 'Bilden visar huset som det var {date}. Sedan dess har valen ändrats.',
  },
} as const;
