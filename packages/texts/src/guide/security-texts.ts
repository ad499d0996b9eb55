/** The second factor, downloading the user's own data, and deleting the account: actions that require the password. */
export const securityTexts = {
  name: 'security',
  messages: {
    password: 'Ditt lösenord',
    passwordRequired: 'Ange ditt lösenord',
    wrongPassword: 'Felaktigt lösenord',
    tooMany: 'Lite för många försök. Vänta en stund och försök sedan igen.',
    failed: 'Det gick inte. Försök igen.',
    codeRequired: 'Ange koden',
    wrongCode: 'Koden stämmer inte. Prova nästa kod som appen visar.',
    factorHeading: 'Tvåstegsinloggning',
    factorText:
      'När du loggar in skriver du också en kod från en app i din telefon. Då räcker det inte att någon får tag på ditt lösenord.',
    factorOn: 'Tvåstegsinloggning är på.',
    factorStart: 'Slå på tvåstegsinloggning',
    factorBegin: 'Fortsätt',
    factorScan:
      'Öppna en autentiseringsapp i telefonen och läs av rutan. Är du redan på telefonen kan du öppna <app>appen härifrån</app>.',
    factorPicture: 'QR-kod för din autentiseringsapp',
    factorByHand: 'Eller skriv den här nyckeln i appen:',
    factorCode: 'Kod från appen',
    factorConfirm: 'Bekräfta koden',
    codesHeading: 'Dina återställningskoder',
    codesText:
      'Spara dem där du har andra viktiga papper. Med en av dem kan du logga in om telefonen är borta. Varje kod gäller en gång, och de visas bara nu.',
    codesKept: 'Jag har sparat koderna',
    factorStop: 'Stäng av tvåstegsinloggning',
    factorStopText: 'Efteråt räcker lösenordet för att logga in. Återställningskoderna slutar gälla.',
    dataHeading: 'Dina uppgifter hos oss',
    exportText:
      'Hämta allt som vi har sparat om dig som en fil: konto, samtycken, inloggningar, sparade hus och vad som har gjorts med dem.',
    exportDo: 'Exportera mina uppgifter',
    deleteHeading: 'Radera mitt konto',
    deleteText:
      'Konto, lösenord, samtycken, inloggningar och dina sparade hus försvinner på en gång och går inte att få tillbaka. Hus som du delar med någon blir deras.',
    deleteStays:
      'Det här blir kvar: slutliga beställningar, som bokföringslagen kräver att vi sparar, och en logg över vad som har gjorts, utan ditt namn. Ingen kan logga in med dem. Hus som sparats i den här webbläsaren tar du bort under Mina hus.',
    deleteDo: 'Radera mitt konto',
  },
} as const;
