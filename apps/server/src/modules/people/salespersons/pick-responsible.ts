import { createHash } from 'node:crypto';
import type { PublishedSalesperson } from '@gavel/range';

export interface Sought {
  readonly municipalityName: string | null;
  /** The address of who takes care of it already, and goes on where they are one of those who may; null: nobody. */
  readonly before: string | null;
  /** Which of several, 0 ≤ x < 1. */
  readonly lot: number;
}

/**
 * Who takes care of what is built in a municipality: one of those who answer for it, else one of the others, with a picture or without. Null:
 * nobody can be written to.
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
  return among.find(({ email }) => email === before) ?? among[Math.floor(lot * among.length)] ?? null;
}

/** The lot of a house: every document of it, and who is asked for an offer, name the same person. */
export function lotOf(token: string): number {
  return createHash('sha256').update(token).digest().readUInt32BE() / 2 ** 32;
}
