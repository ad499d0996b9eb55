/** The price and the tools beside it. */
export const titleBlockTexts = {
  name: 'titleBlock',
  messages: {
    toolbar: 'Pris och verktyg',
    undo: 'Ångra',
    redo: 'Gör om',
    restart: 'Börja om',
    summary: 'Sammanställning',
    // What stands with the icon; the first may break.
    summaryWord: 'Samman\u00ADställning',
    profile: 'Min profil',
    profileWord: 'Profil',
    campaign: 'Kampanj',
    campaignNotYet: 'Möjlig rabatt',
    campaignPrice: 'Kampanjpris från',
    ordinary: 'Ordinarie pris',
    totalNow: 'Totalpris {price} inklusive moms',
    campaignNow: 'Kampanjpris från {price} inklusive moms',
    openPrice: '{said}, se vad det består av',
  },
} as const;
