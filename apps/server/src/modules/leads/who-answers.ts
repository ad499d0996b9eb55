import type { Salesperson } from '@gavel/core';
import type { CurrentRange } from '../range/current-range.ts';

/** Who takes care of a request. */
export type WhoAnswers = Pick<Salesperson, 'name' | 'email' | 'phone'>;

type Builder = Pick<CurrentRange, 'salespersons' | 'brand'>;

/**
 * Somebody who answers for the municipality, else one of the others: who takes care of the house already, else drawn; the builder itself
 * where nobody can be written to.
 * @param random 0 ≤ x < 1
 * @param before the address of who took care of it when an offer was asked for before; null: nobody
 */
export function whoAnswers(
  { salespersons, brand }: Builder,
  municipalityName: string | null,
  random: () => number,
  before: string | null,
): WhoAnswers {
  const reachable = salespersons.filter(({ email }) => email !== '');
  const responsible = reachable.filter(
    ({ municipalities }) => municipalityName !== null && municipalities.includes(municipalityName),
  );
  const among = responsible.length > 0 ? responsible : reachable;
  const answers = among.find(({ email }) => email === before) ?? among[Math.floor(random() * among.length)];
  return answers ? reachedAt(answers) : builder(brand);
}

/** Who took care of a request, as they are reached today; the builder itself where they do not work there any more. */
export function whoTakesCare({ salespersons, brand }: Builder, address: string): WhoAnswers {
  const theirs = salespersons.find(({ email }) => email === address);
  return theirs ? reachedAt(theirs) : builder(brand);
}

function reachedAt({ name, email, mobile, phone }: Salesperson): WhoAnswers {
  return { name, email, phone: mobile || phone };
}

function builder({ name, contact }: CurrentRange['brand']): WhoAnswers {
  return { name, email: contact.email, phone: contact.phone };
}
