/** Parses a typed percentage, with a comma or a point, with or without the percent sign. Null if it is no number from 0 to 100. */
export function readPercent(typed: string): number | null {
  const match = /^(\d{1,3}(?:[.,]\d{0,3})?)\s*%?$/.exec(typed.trim());
  const value = Number(match?.[1]?.replace(',', '.') ?? Number.NaN);
  return value <= 100 ? value : null;
}

/** Formats 3.5 as `3,5`. */
export function writePercent(percent: number): string {
  return new Intl.NumberFormat('sv-SE', { maximumFractionDigits: 3, useGrouping: false }).format(percent);
}
