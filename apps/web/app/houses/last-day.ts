import { formatDate } from '@gavel/core';

/**
 * Returns the last day of a campaign as yyyy-MM-dd in Stockholm; null if it has no end. A date, or a time without an offset, already is
 * in Stockholm’s time.
 */
export function lastDay(validTo: string): string | null {
  if (validTo === '') return null;
  return /(?:Z|[+-]\d{2}:?\d{2})$/.test(validTo) && validTo.includes('T') ? formatDate(validTo) : validTo.slice(0, 10);
}
