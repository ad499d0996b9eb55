/** The start page: the campaign, the large picture, and notices to arriving visitors. */
export const startTexts = {
  name: 'start',
  messages: {
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
    noticeAccountDeleted: 'Ditt konto är raderat.',
    noticeNotActing: 'Det finns ingen kund med det numret att arbeta åt, så huset är inte öppnat. Kontrollera länken.',
    noticeActingFailed:
      'Det gick inte att börja arbeta åt kunden, så huset är inte öppnat. Kontrollera uppkopplingen och öppna länken igen.',
    noticeUnknownConfiguration:
      'Länken leder inte till något sparat hus. Den kan vara felskriven, eller så har huset tagits bort. Börja gärna med ett nytt.',
  },
} as const;
