/** The form with which the visitor changes the name of the house. */
export const nameTexts = {
  name: 'name',
  messages: {
    heading: 'Vad ska huset heta?',
    name: 'Husets namn',
    required: 'Ange ett namn',
    tooLong: 'Namnet får ha högst {count} tecken',
    give: 'Byt namn',
    cancel: 'Avbryt',
  },
} as const;
