/** Where an offer is. Only an open one can be accepted or withdrawn; an accepted one stays so until another one takes its place. */
export const offerStates = ['draft', 'open', 'accepted', 'expired', 'withdrawn', 'replaced'] as const;
export type OfferState = (typeof offerStates)[number];

/** What has become of an offer. Null: it has not. */
export interface OfferFate {
  readonly sentAt: Date | null;
  /** yyyy-MM-dd in Stockholm; the whole day counts. */
  readonly validUntil: string;
  readonly acceptedAt: Date | null;
  readonly withdrawnAt: Date | null;
  /** When the next one was sent. */
  readonly replacedAt: Date | null;
}

/** Where an offer is on a day. Nobody writes that it expires: every question asks for the day. @param today yyyy-MM-dd in Stockholm */
export function offerStateOn({ sentAt, validUntil, acceptedAt, withdrawnAt, replacedAt }: OfferFate, today: string): OfferState {
  if (!sentAt) return 'draft';
  if (withdrawnAt) return 'withdrawn';
  if (replacedAt) return 'replaced';
  if (acceptedAt) return 'accepted';
  return validUntil < today ? 'expired' : 'open';
}

/** `2026-0007`. */
export function offerNumber(year: number, number: number): string {
  return `${year}-${String(number).padStart(4, '0')}`;
}
