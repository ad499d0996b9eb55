/** The warning for browsers that delete stored data: WebKit deletes it after seven days of use without a visit to the site. */
export const keptForATimeTexts = {
  name: 'keptForATime',
  messages: {
    /** The warning about one house. */
    it: 'Det ligger kvar bara en tid: den här webbläsaren tar bort det om du inte har varit här på sju dagar.',
    /** The warning about several houses, or about changes. */
    they: 'De ligger kvar bara en tid: den här webbläsaren tar bort dem om du inte har varit här på sju dagar.',
    saveHouse: 'Spara det på ett konto eller mejla länken till dig själv, så har du det kvar.',
    saveHouses: 'Spara dem på ett konto, eller öppna dem, tryck på Spara och mejla länken till dig själv, så har du dem kvar.',
  },
} as const;
