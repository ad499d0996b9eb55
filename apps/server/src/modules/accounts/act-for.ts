import type { AccountId } from '@gavel/core';
import { AppError } from '../../http/app-error.ts';
import type { Member } from '../../http/identity.ts';
import { findCustomer } from './accounts.repository.ts';
import { addAuditEntry } from './audit-log.repository.ts';
import type { AccountsDependencies } from './dependencies.ts';
import { endActing as endActingFor, setActingFor } from './sessions.repository.ts';

type Acting = Pick<AccountsDependencies, 'db' | 'now'>;

/**
 * From here on a member of staff acts for a customer in this session, until they end it or act for somebody else. Throws `unknown-account`.
 */
export async function actFor(
  { db, now }: Acting,
  { userId, sessionId, actingFor }: Member,
  customerNumber: AccountId,
  reason: string,
): Promise<void> {
  const customer = await findCustomer(db, customerNumber);
  // Nobody acts for staff: that would be to take somebody's rights.
  if (customer?.role !== 'Customer') throw new AppError('unknown-account', '', { field: 'AccountId' });
  if (actingFor === customer.id) return;
  const at = new Date(now());
  await db.transaction(async (tx) => {
    if (actingFor !== null) await endActingFor(tx, sessionId, actingFor, at);
    await setActingFor(tx, sessionId, customer.id);
    await addAuditEntry(tx, { actorId: userId, subjectId: customer.id, action: 'acting-begun', details: { reason } }, at);
  });
}

export async function endActing({ db, now }: Acting, { sessionId, actingFor }: Member): Promise<void> {
  if (actingFor !== null) await endActingFor(db, sessionId, actingFor, new Date(now()));
}
