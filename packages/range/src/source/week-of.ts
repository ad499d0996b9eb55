import { stockholmDay } from '@gavel/core';

const DAY = 86_400_000;

/**
 * Returns the Monday of the week that contains the moment `now`, in Stockholm. Dates that are computed from this Monday change only
 * once a week.
 * @param now milliseconds since 1970
 */
export function weekOf(now: number): string {
  // Midnight UTC of the Stockholm day: calculating in whole days avoids daylight saving time.
  const today = Date.parse(stockholmDay(now));
  return new Date(today - ((new Date(today).getUTCDay() + 6) % 7) * DAY).toISOString().slice(0, 10);
}
