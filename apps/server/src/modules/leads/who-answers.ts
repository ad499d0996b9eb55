import type { Salesperson } from '@gavel/core';
import type { CurrentRange } from '../range/current-range.ts';

/** Who takes care of a request. */
export type WhoAnswers = Pick<Salesperson, 'name' | 'email' | 'phone'>;

/**
 * Somebody who answers for the municipality, else one of the others, drawn; the builder itself where nobody can be written to.
 * @param random 0 ≤ x < 1
 */
export function whoAnswers(
  { salespersons, brand }: Pick<CurrentRange, 'salespersons' | 'brand'>,
  municipalityName: string | null,
  random: () => number,
): WhoAnswers {
  const reachable = salespersons.filter(({ email }) => email !== '');
  const responsible = reachable.filter(
    ({ municipalities }) => municipalityName !== null && municipalities.includes(municipalityName),
  );
  const among = responsible.length > 0 ? responsible : reachable;
  const drawn = among[Math.floor(random() * among.length)];
  if (!drawn) return { name: brand.name, email: brand.contact.email, phone: brand.contact.phone };
  return { name: drawn.name, email: drawn.email, phone: drawn.mobile || drawn.phone };
}
