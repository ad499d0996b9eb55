/**
 * The state of a quote. Only an open quote can be accepted or withdrawn. An accepted quote stays accepted until another quote replaces it.
 */
export const quoteStates = ['draft', 'open', 'accepted', 'expired', 'withdrawn', 'replaced'] as const;
export type QuoteState = (typeof quoteStates)[number];

/** When a quote was sent, accepted, withdrawn or replaced. Null: the event has not happened. */
export interface QuoteFate {
  readonly sentAt: Date | null;
  /** yyyy-MM-dd in Stockholm; the quote is valid for the whole day. */
  readonly validUntil: string;
  readonly acceptedAt: Date | null;
  readonly withdrawnAt: Date | null;
  /** When the next quote was sent, which replaced this quote. */
  readonly replacedAt: Date | null;
}

/**
 * Returns the state of a quote on a day. "Expired" is not stored; it follows from the day.
 * @param today yyyy-MM-dd in Stockholm
 */
export function quoteStateOn({ sentAt, validUntil, acceptedAt, withdrawnAt, replacedAt }: QuoteFate, today: string): QuoteState {
  if (!sentAt) return 'draft';
  if (withdrawnAt) return 'withdrawn';
  if (replacedAt) return 'replaced';
  if (acceptedAt) return 'accepted';
  return validUntil < today ? 'expired' : 'open';
}

/** Formats the number of a quote: `2026-0007`. */
export function quoteNumber(year: number, number: number): string {
  return `${year}-${String(number).padStart(4, '0')}`;
}
