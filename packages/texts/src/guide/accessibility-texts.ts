/** The accessibility statement that the Swedish law 2023:254 requires of online shops. */
export const accessibilityTexts = {
  name: 'accessibility',
  messages: {
    title: 'Tillgänglighet – {brand}',
    heading: 'Tillgänglighet',
    lead: 'Alla ska kunna rita sitt hus här. Så har {brand} gjort webbplatsen tillgänglig, och så säger du till när något inte fungerar.',
    serviceHeading: 'Vad som gäller',
    serviceText:
      'På webbplatsen väljer du hus, ser bilder och pris, sparar och begär offert. Den följer lagen (2023:254) om vissa produkters och tjänsters tillgänglighet och är byggd efter standarden EN 301 549, som bygger på WCAG 2.1 på nivå AA.',
    howHeading: 'Så har vi gjort',
    keyboard: 'Allt går att göra med tangentbordet, och det syns var du är.',
    reader: 'Rubriker, fält, knappar och val har namn som en skärmläsare läser upp. Ändras priset läses det nya upp.',
    zoom: 'Texten går att förstora till det dubbla, och sidan följer med ner till smala skärmar.',
    motion: 'Ber du din dator om mindre rörelse eller högre kontrast rättar sig sidan efter det.',
    document: 'Sammanställningen och offerten i PDF har taggar, så att de går att lyssna på.',
    gapsHeading: 'Det vi vet brister',
    pictures: 'Bilderna av huset beskrivs med vad som är valt, inte med allt som syns.',
    model: 'Huset i tre dimensioner går att vrida med tangentbordet, men visar inget som inte också står i text och ritningar.',
    complainHeading: 'Säg till',
    complainText:
      'Hör av dig om något inte går att använda, eller om du behöver innehållet på ett annat sätt. Skriv vilken sida det gäller och vad du ville göra. Vi svarar så snart vi kan.',
    authorityHeading: 'Om du inte är nöjd',
    authorityText:
      'Tycker du att vi inte har löst det kan du anmäla bristen till Post- och telestyrelsen, PTS, som har tillsyn över att lagen följs.',
    authorityLink: 'Till PTS',
  },
} as const;
