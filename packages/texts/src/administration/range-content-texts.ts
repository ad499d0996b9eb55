/** The texts of the page that edits names and texts of the range, with its preview. */
export const rangeContentTexts = {
  name: 'rangeContent',
  messages: {
    search: 'Sök i namn och texter',
    shown: '{count, plural, =0 {Inget visas med det du söker.} one {# del} other {# delar}}',
    pick: 'Välj en fråga, ett avsnitt eller ett hus i listan för att ändra texterna.',
    all: 'Allt innehåll',
    houses: 'Hus',
    sectionItself: 'Avsnittets texter',
    noSection: 'Frågor utanför avsnitten',
    changed: 'ändrad',
    answers: 'Svar',
    plainHint: 'Tom rad ger nytt stycke. Rader med - först blir punkter. **Fetstil**, *kursiv*, [länk](https://…).',
    htmlHint: 'Texten är skriven som HTML: p, strong, em, ul, ol, li, a, br och h3 visas.',
    save: 'Spara i utkastet',
    revert: 'Ångra',
    view: 'Så ser besökaren det',
    moreInformation: 'Mer info',
    tip: 'Tips',
    notSelectable: 'När svaret inte går att välja: {text}',
    noText: 'Ingen text än.',
  },
} as const;
