/** The title block of the configurator: the price of the house and the tools beside it. */
export const titleBlockTexts = {
  name: 'titleBlock',
  messages: {
    toolbar: 'Pris och verktyg',
    undo: 'Ångra',
    redo: 'Gör om',
    restart: 'Börja om',
    summary: 'Sammanställning',
    // The label beside the icon; it may break at the soft hyphen.
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
