import type { AccountId } from '@gavel/core';
import { AppError } from '../../http/app-error.ts';
import type { Member } from '../../http/identity.ts';
import { addAuditEntry, findCustomer, setActingFor } from './accounts.repository.ts';
import type { AccountsDependencies } from './dependencies.ts';

/** From here on a member of staff acts for a customer in this session, until they end it. Throws `unknown-account`. */
export async function actFor(
  { db, now }: AccountsDependencies,
  { userId, sessionId }: Member,
  customerNumber: AccountId,
  reason: string,
): Promise<void> {
  const customer = await findCustomer(db, customerNumber);
  // Nobody acts for staff: that would be to take somebody's rights.
  if (customer?.role !== 'Customer') throw new AppError('unknown-account', '', { field: 'AccountId' });
  await db.transaction(async (tx) => {
    await setActingFor(tx, sessionId, customer.id);
    await addAuditEntry(
      tx,
      { actorId: userId, subjectId: customer.id, action: 'acting-begun', details: { reason } },
      new Date(now()),
    );
  });
}

export async function endActing({ db, now }: AccountsDependencies, { userId, sessionId, actingFor }: Member): Promise<void> {
  if (actingFor === null) return;
  await db.transaction(async (tx) => {
    await setActingFor(tx, sessionId, null);
    await addAuditEntry(tx, { actorId: userId, subjectId: actingFor, action: 'acting-ended' }, new Date(now()));
  });
}
