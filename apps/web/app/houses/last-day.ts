import { formatDate } from '@gavel/core';

/**
 * The last day of a campaign, yyyy-MM-dd in Stockholm; null when it is open-ended. A date, and a time without an offset, are Stockholm's own
 * and name their day themselves.
 */
export function lastDay(validTo: string): string | null {
  if (validTo === '') return null;
  return /(?:Z|[+-]\d{2}:?\d{2})$/.test(validTo) && validTo.includes('T') ? formatDate(validTo) : validTo.slice(0, 10);
}
