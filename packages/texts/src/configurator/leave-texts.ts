/** Leaving with changes that are not saved. */
export const leaveTexts = {
  name: 'leave',
  messages: {
    heading: 'Lämna konfiguratorn?',
    question: 'Det finns osparade ändringar. Är du säker på att du vill lämna konfiguratorn?',
    leave: 'Lämna',
    stay: 'Stanna kvar',
  },
} as const;
