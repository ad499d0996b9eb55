import { stockholmDay } from '@gavel/core';

/**
 * Returns the last day of a campaign as yyyy-MM-dd in Stockholm; null if the campaign has no end.
 * @param validTo a date or a time without an offset, both in Stockholm’s time; or a time with an offset; empty: no end. If a time with an
 * offset is midnight in Stockholm, the last day is the day before.
 */
export function lastDay(validTo: string): string | null {
  if (validTo === '') return null;
  const isMoment = /(?:Z|[+-]\d{2}:?\d{2})$/.test(validTo) && validTo.includes('T');
  return isMoment ? stockholmDay(Date.parse(validTo) - 1) : validTo.slice(0, 10);
}
