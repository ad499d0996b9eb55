/** The help page. */
export const helpTexts = {
  name: 'help',
  messages: {
    title: 'Hjälp – {brand}',
    heading: 'Så fungerar det',
    lead: 'Du väljer hus och kommun, och går sedan igenom huset steg för steg. Bild och pris ändras medan du väljer.',
    stepsHeading: 'Verktygen i konfiguratorn',
    questionsHeading: 'Vanliga frågor',
    accountQuestion: 'Behöver jag ett konto?',
    accountAnswer:
      'Nej. Du kan välja hus, göra alla val och se priset utan att logga in. Huset sparas i webbläsaren medan du bygger och finns under Mina hus. Safari tar bort det efter sju dagar utan besök; spara det på ett konto eller mejla länken till dig själv, så har du det kvar.',
    priceQuestion: 'Vad gäller priset?',
    priceAnswer:
      'Priset är i kronor inklusive moms och gäller huset med dina val i kommunen du har angett. Vad som inte ingår står i sammanställningen.',
    blockedQuestion: 'Varför går vissa val inte att göra?',
    blockedAnswer:
      'En del val hör ihop och andra utesluter varandra. Det står alltid varför. Tryck på Välj ändå, så ser du vad som skulle bytas ut och vad det gör med priset.',
    changeQuestion: 'Kan jag ändra mig?',
    changeAnswer:
      'Ja. Du kan ångra dina senaste 50 val, gå tillbaka till vilket steg som helst och byta husmodell. De val som passar den nya modellen följer med.',
    shareQuestion: 'Hur visar jag huset för någon annan?',
    shareAnswer: 'Tryck på Spara och skapa en länk. Den som öppnar länken får en egen kopia, så ditt hus ändras inte.',
    contactHeading: 'Fråga oss',
  },
} as const;
