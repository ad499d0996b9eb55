import { instantOf } from './sun-at.ts';

/** Formats minutes since midnight as `15` or `15.30`. */
export function clock(minutes: number): string {
  const [hour, rest] = [Math.floor(minutes / 60), minutes % 60];
  return rest === 0 ? String(hour) : `${hour}.${rest}`;
}

const format = new Intl.DateTimeFormat('sv-SE', { day: 'numeric', month: 'long', timeZone: 'Europe/Stockholm' });

/** Formats a day, yyyy-MM-dd, as `21 juni`. */
export function dayAndMonth(day: string): string {
  return format.format(instantOf(day, 0));
}
