import type { Salesperson } from '@gavel/core';
import { pickResponsible, type Sought } from '../../people/salespersons/pick-responsible.ts';
import type { CurrentRange } from '../../range/current-range.ts';

/** Who takes care of a request. */
export type WhoAnswers = Pick<Salesperson, 'name' | 'email' | 'phone'>;

type Builder = Pick<CurrentRange, 'salespersons' | 'brand'>;

/** Who takes care of a request, as `pickResponsible` says; the builder itself where nobody can be written to. */
export function whoAnswers({ salespersons, brand }: Builder, sought: Sought): WhoAnswers {
  const answers = pickResponsible(salespersons, sought);
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
