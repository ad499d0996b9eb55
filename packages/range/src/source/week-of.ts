import { stockholmDay } from '@gavel/core';

const DAY = 86_400_000;

/**
 * Returns the Monday of the week of a moment, in Stockholm: dates that depend on the clock change once a week. @param now milliseconds
 * since 1970
 */
export function weekOf(now: number): string {
  // The day as midnight UTC: calculating in whole days avoids daylight saving time.
  const today = Date.parse(stockholmDay(now));
  return new Date(today - ((new Date(today).getUTCDay() + 6) % 7) * DAY).toISOString().slice(0, 10);
}
