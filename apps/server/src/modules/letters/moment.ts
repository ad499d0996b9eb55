const timeZone = 'Europe/Stockholm';
const moments = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'long', timeStyle: 'short', timeZone });
const days = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'long', timeZone });

/** `22 november 2026 kl. 09.42` in Sweden. */
export function moment(time: Date): string {
  return moments.format(time).replace(':', '.');
}

/** `22 november 2026` in Sweden. */
export function day(time: Date): string {
  return days.format(time);
}
