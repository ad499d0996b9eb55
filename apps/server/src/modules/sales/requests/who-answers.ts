import type { Salesperson } from '@gavel/core';
import { hasAddress, pickResponsible, type Sought } from '../../people/salespersons/pick-responsible.ts';
import type { CurrentRange } from '../../range/current-range.ts';

/** The person, or the builder, who handles a request. */
export type WhoAnswers = Pick<Salesperson, 'name' | 'email' | 'phone'>;

type Builder = Pick<CurrentRange, 'salespersons' | 'brand'>;

/** Returns the salesperson that `pickResponsible` chooses; the builder if it chooses nobody. */
export function whoAnswers({ salespersons, brand }: Builder, sought: Sought): WhoAnswers {
  const answers = pickResponsible(salespersons, sought);
  return answers ? reachedAt(answers) : builder(brand);
}

/** Returns the salesperson of a request with their current contact data; the builder if this salesperson has left. */
export function whoTakesCare({ salespersons, brand }: Builder, address: string): WhoAnswers {
  const theirs = salespersons.find(hasAddress(address));
  return theirs ? reachedAt(theirs) : builder(brand);
}

function reachedAt({ name, email, mobile, phone }: Salesperson): WhoAnswers {
  return { name, email, phone: mobile || phone };
}

function builder({ name, contact }: CurrentRange['brand']): WhoAnswers {
  return { name, email: contact.email, phone: contact.phone };
}
