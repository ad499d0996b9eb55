/** The panel with the campaigns, and the conditions that the house does not meet yet. */
export const campaignsTexts = {
  name: 'campaigns',
  messages: {
    heading: '{count, plural, one {Kampanj} other {Kampanjer}}',
    none: 'Just nu finns det ingen kampanj för ditt hus.',
    until: 'Gäller till och med {date}',
    from: 'Gäller från och med {date}',
    fromUntil: 'Gäller från och med {from} till och med {to}',
    takesOff: 'Du får {discount} i rabatt.',
    takesNothing: 'Rabatten är inte med i ditt pris än.',
    nextLevel: 'Välj till för ytterligare {missing}, så blir rabatten {discount}.',
    firstLevel: 'Välj till för ytterligare {missing}, så får du {discount} i rabatt.',
    accessories: 'Välj till för ytterligare {missing}, så gäller kampanjen.',
    oneOf: 'Välj {answers} under {question}, så gäller kampanjen.',
    conditions: 'Kampanjen gäller när du också:',
    conditionAccessories: 'väljer till för ytterligare {missing}',
    conditionOneOf: 'väljer {answers} under <link>{question}</link>',
    or: 'eller',
    soFar: 'Dina tillval hittills: {amount}',
    highest: 'Du har nått den högsta nivån.',
    toQuestion: 'Gå till {question}',
  },
} as const;
