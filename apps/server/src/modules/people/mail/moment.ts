const format = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Stockholm' });

/** Returns a time in Sweden such as `22 november 2026 kl. 09.42`. */
export function moment(time: Date): string {
  return format.format(time).replace(':', '.');
}
