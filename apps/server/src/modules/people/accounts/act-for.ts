import type { AccountId } from '@gavel/core';
import { AppError } from '../../../http/app-error.ts';
import type { Member } from '../../../http/identity.ts';
import { findCustomer } from './accounts.repository.ts';
import type { AccountsDependencies } from './dependencies.ts';
import { beginActing, endActing as endActingFor } from './sessions.repository.ts';

type Acting = Pick<AccountsDependencies, 'db' | 'now'>;

/**
 * Lets a member of staff act for a customer in this session, until the member of staff stops acting or acts for another customer. Throws
 * `unknown-account`, and `not-logged-in` if the session has ended meanwhile.
 */
export async function actFor(
  { db, now }: Acting,
  { sessionId }: Member,
  customerNumber: AccountId,
  reason: string,
): Promise<void> {
  const customer = await findCustomer(db, customerNumber);
  // Staff cannot act for other staff, because that would give them the rights of that person.
  if (customer?.role !== 'Customer') throw new AppError('unknown-account', '', { field: 'AccountId' });
  if (!(await beginActing(db, sessionId, customer.id, reason, new Date(now())))) throw new AppError('not-logged-in');
}

export async function endActing({ db, now }: Acting, { sessionId, actingFor }: Member): Promise<void> {
  if (actingFor !== null) await endActingFor(db, sessionId, actingFor, new Date(now()));
}
