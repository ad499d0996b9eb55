import type { AuditAction, StaffChange } from '@gavel/contract/staff';
import type { AccountId } from '@gavel/core';
import type { Letter } from '../../adapters/mail/mail.ts';
import type { Database } from '../../db/connect.ts';
import { AppError } from '../../http/app-error.ts';
import {
  deleteUser,
  findCustomer,
  hasOtherAdministrator,
  removeSecondFactor,
  setDisabled,
  setRole,
  type User,
} from '../accounts/accounts.repository.ts';
import { addAuditEntry } from '../accounts/audit-log.repository.ts';
import { endSessions } from '../accounts/sessions.repository.ts';
import { tell } from '../changes/changes.repository.ts';
import { securityLetter } from '../letters/security-letter.ts';
import { type Inviting, inviteAgain } from './invite-staff.ts';
import { deleteAbsence, hasInvitation, insertAbsence, lockStaff, setAccess } from './staff.repository.ts';

/** What the log is told; null: nothing was changed. */
type Done = { readonly action: AuditAction; readonly details?: Readonly<Record<string, string | number>> } | null;

/**
 * Does one thing with somebody who works here, and writes who did it. Throws `unknown-account` and, for who is the last one that can log
 * in, `last-administrator`.
 */
export async function changeStaff(inviting: Inviting, actorId: string, id: AccountId, change: StaffChange): Promise<void> {
  const { db, letters, now } = inviting;
  const known = await findCustomer(db, id);
  if (!known || known.role === 'Customer') throw new AppError('unknown-account', '', { field: 'person' });
  if (change.kind === 'invite-again') {
    if (!(await hasInvitation(db, known.id))) throw new AppError('unknown-account', '', { field: 'person' });
    return inviteAgain(inviting, actorId, known);
  }
  const at = new Date(now());
  const letter: Letter | null =
    change.kind === 'second-factor-reset' ? await letters.write(securityLetter(known, 'secondFactorRemoved', at)) : null;
  await db.transaction(async (tx) => {
    const user = await lockStaff(tx, id);
    if (!user) throw new AppError('unknown-account', '', { field: 'person' });
    const done = await carryOut(tx, user, change, at);
    if (!done) return;
    await addAuditEntry(tx, { actorId, subjectId: user.id, ...done }, at);
    await tell(tx, { kind: 'staff', by: actorId });
    if (letter) await letters.queue(tx, letter);
  });
}

async function carryOut(
  tx: Database,
  user: User,
  change: Exclude<StaffChange, { kind: 'invite-again' }>,
  at: Date,
): Promise<Done> {
  switch (change.kind) {
    case 'role':
      if (user.role === change.role) return null;
      if (change.role !== 'Admin') await keepAdministrator(tx, user);
      await setRole(tx, user.id, change.role, at);
      await endSessions(tx, user.id, null, at);
      return { action: 'role-changed', details: { from: user.role, to: change.role } };
    case 'access':
      await setAccess(tx, user.id, change.access);
      return { action: 'access-changed', details: { access: change.access.join(' ') } };
    case 'disable':
      await keepAdministrator(tx, user);
      await setDisabled(tx, user.id, at);
      await endSessions(tx, user.id, null, at);
      return { action: 'account-disabled' };
    case 'enable':
      await setDisabled(tx, user.id, null);
      return { action: 'account-enabled' };
    case 'second-factor-reset':
      await removeSecondFactor(tx, user.id);
      await endSessions(tx, user.id, null, at);
      return { action: 'second-factor-reset' };
    case 'absence': {
      const { from, to, standInId } = change;
      const standIn = await lockStaff(tx, standInId);
      if (!standIn || standIn.disabledAt || standIn.id === user.id)
        throw new AppError('unknown-account', 'Somebody else of the staff stands in', { field: 'StandInId' });
      if (to < from) throw new AppError('malformed-body', 'To: expected a day that is not before From', { field: 'To' });
      await insertAbsence(tx, { userId: user.id, fromDay: from, toDay: to, standInId: standIn.id });
      return { action: 'absence-set', details: { from, to, standIn: standIn.customerNumber } };
    }
    case 'absence-over':
      return (await deleteAbsence(tx, user.id, change.absenceId)) ? { action: 'absence-over' } : null;
    case 'withdraw-invitation':
      // Nobody has been in: there is nothing of theirs.
      if (!(await hasInvitation(tx, user.id))) throw new AppError('unknown-account', '', { field: 'person' });
      await deleteUser(tx, user.id, at);
      return { action: 'invitation-withdrawn' };
  }
}

/** Throws `last-administrator` where nobody could let anybody in any more. */
async function keepAdministrator(tx: Database, { id, role, disabledAt }: User): Promise<void> {
  if (role !== 'Admin' || disabledAt !== null) return;
  if (!(await hasOtherAdministrator(tx, id))) throw new AppError('last-administrator');
}
