import { createHash } from 'node:crypto';
import type { PublishedSalesperson } from '@gavel/range';

export interface Sought {
  readonly municipalityName: string | null;
  /**
   * The e-mail address of the salesperson of the latest quote request about the house, who is chosen again if possible; null: there is no
   * quote request.
   */
  readonly before: string | null;
  /** The number that decides among several salespersons, 0 ≤ x < 1. */
  readonly lot: number;
}

/**
 * Returns the salesperson for a municipality, whether or not they have a picture: one of those responsible for it, or else any
 * salesperson. Null: there is none with an e-mail address.
 */
export function pickResponsible(
  all: readonly PublishedSalesperson[],
  { municipalityName, before, lot }: Sought,
): PublishedSalesperson | null {
  const reachable = all.filter(({ email }) => email !== '');
  const responsible = reachable.filter(
    ({ municipalities }) => municipalityName !== null && municipalities.includes(municipalityName),
  );
  const among = responsible.length > 0 ? responsible : reachable;
  return among.find(hasAddress(before)) ?? among[Math.floor(lot * among.length)] ?? null;
}

/**
 * Returns a function that returns whether a salesperson has this e-mail address. An account has the address in lower case; the
 * range has it as the author of the range wrote it.
 * @param address null: the function always returns false
 */
export function hasAddress(address: string | null): (person: Pick<PublishedSalesperson, 'email'>) => boolean {
  const sought = address?.toLowerCase();
  return ({ email }) => email.toLowerCase() === sought;
}

/**
 * Returns the number (`lot`) that decides which salesperson a house gets. It is always the same for a house, so that all documents and
 * quote requests for the house show the same salesperson.
 */
export function lotOf(token: string): number {
  return createHash('sha256').update(token).digest().readUInt32BE() / 2 ** 32;
}
