/**
 * The page that shows what has changed in a house since its link was created or it was saved, because the builder has changed the range.
 */
export const carriedOverTexts = {
  name: 'carriedOver',
  messages: {
    title: 'Huset har ändrats – {brand}',
    heading: 'Huset har ändrats sedan länken skapades',
    headingSaved: 'Huset har ändrats sedan du sparade det',
    text: '{name}, {house} i {municipality}, öppnas så som det byggs och kostar i dag. Det här skiljer:',
    gone: 'Finns inte längre',
    replaced: 'Går inte längre ihop med resten',
    exchanged: '{from} har ersatts med {to}',
    removed: '{from} har tagits bort',
    repriced: 'Nytt pris',
    house: 'Husets grundpris',
    difference: 'Skillnad i ordinarie pris',
    now: 'Totalpris i dag',
    open: 'Öppna huset',
    toStart: 'Till startsidan',
  },
} as const;
