/** Two devices have saved the same house. */
export const conflictTexts = {
  name: 'conflict',
  messages: {
    heading: 'Huset har sparats på ett annat ställe',
    text: 'Någon sparade {name} {when}, efter att du öppnade det här. Välj vilken version som ska gälla. Inget är borta än.',
    textBy: '{person} sparade {name} {when}, efter att du öppnade det här. Välj vilken version som ska gälla. Inget är borta än.',
    question: 'Fråga',
    mine: 'Din version',
    theirs: 'Den sparade',
    nameRow: 'Namn',
    priceRow: 'Totalpris, inkl. moms',
    none: 'Inget val',
    same: 'Alla val är lika.',
    count: '{count, plural, one {Ett val skiljer} other {# val skiljer}}',
    saveOver: 'Spara min version',
    saveOverText: 'Den andra blir kvar bland husets versioner.',
    saveCopy: 'Behåll min som en kopia',
    saveCopyText: 'Båda finns under Mina hus.',
    takeTheirs: 'Öppna den sparade',
    takeTheirsText: 'Dina ändringar försvinner.',
    later: 'Bestäm senare',
  },
} as const;
