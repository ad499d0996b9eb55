const DAY = 86_400_000;

/** Returns the number with a digit too many or too few. A number of one digit gets one more. */
export function otherDigits(number: number, random: () => number): number {
  const isLonger = Math.abs(number) < 10 || random() < 0.5;
  return isLonger ? Math.round(number * 1000) / 100 : Math.trunc(number / 10);
}

/** Returns a rule without its first `!`. A rule without `!` is negated. */
export function negated(rule: string): string {
  return /!(?!=)/.test(rule) ? rule.replace(/!(?!=)/, '') : `!(${rule})`;
}

/** Returns a rule with the other operator in place of its first `&&` or `||`. A rule with neither becomes its opposite. */
export function swapped(rule: string): string {
  const [operator] = /&&|\|\|/.exec(rule) ?? [];
  return operator ? rule.replace(operator, operator === '&&' ? '||' : '&&') : negated(rule);
}

/** Returns a date of the form yyyy-MM-dd, moved by up to 40 days or by a year. */
export function otherDay(date: string, random: () => number): string {
  const days = random() < 0.2 ? 365 : 1 + Math.floor(random() * 40);
  return new Date(Date.parse(date) + (random() < 0.5 ? -days : days) * DAY).toISOString().slice(0, 10);
}
