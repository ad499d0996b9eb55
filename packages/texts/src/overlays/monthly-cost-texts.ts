/** The estimated monthly cost of the house. */
export const monthlyCostTexts = {
  name: 'monthlyCost',
  messages: {
    heading: 'Månadskostnad',
    perMonth: 'per månad',
    example: 'Ett räkneexempel, inte ett låneerbjudande. Före ränteavdrag, utan driftskostnader, tomt och lagfart.',
    edit: 'Räkna med egna siffror',
    interest: 'Ränta, % per år',
    downPayment: 'Kontantinsats, % av priset',
    amortisation: 'Amortering, % av lånet per år',
    reset: 'Återställ',
    loan: 'Lån',
    downPaymentAmount: 'Kontantinsats, {percent}\u00a0%',
    interestCost: 'Ränta per månad, {percent}\u00a0% om året',
    amortisationCost: 'Amortering per månad, {percent}\u00a0% om året',
    notPercent: 'Ange ett tal från 0 till 100.',
    rule0: 'Lånet är högst hälften av priset. Då finns inget krav på amortering.',
    rule1: 'Lånet är mer än hälften av priset. Då ska minst 1\u00a0% av det amorteras varje år.',
    rule2: 'Lånet är mer än 70\u00a0% av priset. Då ska minst 2\u00a0% av det amorteras varje år.',
    leastDownPayment: 'Kontantinsatsen måste vara minst {percent}\u00a0%. Vi räknar därför med {percent}\u00a0%.',
    leastAmortisation: 'Amorteringen måste vara minst {percent}\u00a0%. Vi räknar därför med {percent}\u00a0%.',
  },
} as const;
