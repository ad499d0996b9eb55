const format = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'long', timeZone: 'Europe/Stockholm' });

/** `12 november 2026` in Sweden. @param at milliseconds since 1970 */
export function longDay(at: number): string {
  return format.format(at);
}
