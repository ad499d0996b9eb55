/** The question to a visitor who leaves with unsaved changes. */
export const leaveTexts = {
  name: 'leave',
  messages: {
    heading: 'Lämna konfiguratorn?',
    question: 'Det finns osparade ändringar. Är du säker på att du vill lämna konfiguratorn?',
    kept: 'Huset ligger kvar i den här webbläsaren, med alla ändringar. Du hittar det under Mina hus.',
    keptBeside:
      'På kontot ligger huset som du sparade det sist. Ändringarna ligger kvar i den här webbläsaren till nästa gång du öppnar det.',
    lost: 'Webbläsaren tillåter inte att vi sparar här. Ändringarna försvinner när du lämnar.',
    leave: 'Lämna',
    stay: 'Stanna kvar',
  },
} as const;
