import { stockholmDay } from '@gavel/core';

const DAY = 86_400_000;

/** The Monday of a moment's week, in Stockholm: what moves with the clock moves by whole weeks. @param now milliseconds since 1970 */
export function weekOf(now: number): string {
  // A day as UTC's midnight: whole days are counted, so that no change of the clock matters.
  const today = Date.parse(stockholmDay(now));
  return new Date(today - ((new Date(today).getUTCDay() + 6) % 7) * DAY).toISOString().slice(0, 10);
}
