import { stockholmDay } from '@gavel/core';

/**
 * Returns the last day of a campaign as yyyy-MM-dd in Stockholm; null if it has no end. A date, or a time without an offset, already is
 * in Stockholm’s time. A moment that is midnight in Stockholm ends the day before it.
 */
export function lastDay(validTo: string): string | null {
  if (validTo === '') return null;
  const isMoment = /(?:Z|[+-]\d{2}:?\d{2})$/.test(validTo) && validTo.includes('T');
  return isMoment ? stockholmDay(Date.parse(validTo) - 1) : validTo.slice(0, 10);
}
