/** The panel with all answers that cost extra, with their prices. */
export const optionsTexts = {
  name: 'options',
  messages: {
    heading: 'Alla våra tillval',
    text: 'Priserna gäller huset så som du har valt det just nu, inklusive moms.',
    search: 'Sök tillval',
    clear: 'Rensa sökningen',
    found: '{count, plural, =0 {Inga tillval} one {# tillval} other {# tillval}}',
    nothing: 'Inget tillval matchar ”{search}”. Prova ett kortare ord.',
    empty: 'Det här huset har inga tillval som kostar något.',
    chosen: 'Valt',
    notNow: 'Går inte att välja just nu',
    included: 'Ingår',
    chosenOnly: 'Bara valda',
    noneChosen: 'Du har inte valt något tillval än.',
  },
} as const;
