/** Formats seconds with one decimal: `0,5`. */
export function shownSeconds(seconds: number): string {
  return seconds.toLocaleString('sv-SE', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}
