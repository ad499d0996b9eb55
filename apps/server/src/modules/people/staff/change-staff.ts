import type { AuditAction, StaffChange } from '@gavel/contract/staff';
import type { AccountId } from '@gavel/core';
import type { Mail } from '../../../adapters/mail/mail.ts';
import type { Database } from '../../../db/connect.ts';
import { AppError } from '../../../http/app-error.ts';
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
import { securityMail } from '../mail/security-mail.ts';
import { giveAreas } from '../salespersons/salespersons.repository.ts';
import { type Inviting, sendInvitation, writeInvitation } from './invite-staff.ts';
import {
  countChange,
  deleteAbsence,
  findVersion,
  insertAbsence,
  listAbsencesBetween,
  lockAbsences,
  lockInvitation,
  lockStaff,
  setAccess,
} from './staff.repository.ts';
import { isCircle } from './stand-in-circle.ts';

/** The audit entry of a change; null: nothing was changed. */
type Done = { readonly action: AuditAction; readonly details?: Readonly<Record<string, string | number>> } | null;

/**
 * Changes a staff member and adds an audit entry. Throws `unknown-account`, `staff-conflict` if somebody has changed the staff
 * member since the client read them, `stand-in-circle`, `malformed-body` if an absence ends before it begins, `unknown-municipality`,
 * and `last-administrator` if no other administrator would remain.
 * @param ifMatch the version of the staff member that the client has read
 */
export async function changeStaff(
  inviting: Inviting,
  actorId: string,
  id: AccountId,
  change: StaffChange,
  ifMatch: string,
): Promise<void> {
  const { db, mails, now } = inviting;
  const known = await findCustomer(db, id);
  if (!known || known.role === 'Customer') throw new AppError('unknown-account', '', { field: 'person' });
  if (change.kind === 'invite-again') return inviteAgain(inviting, actorId, known, ifMatch);
  if (change.kind === 'municipalities') await refuseUnknownPlaces(inviting, change.municipalityIds ?? []);
  const at = new Date(now());
  const mail: Mail | null =
    change.kind === 'second-factor-reset' ? await mails.write(securityMail(known, 'secondFactorRemoved', at)) : null;
  await db.transaction(async (tx) => {
    if (change.kind === 'absence') await lockAbsences(tx);
    const user = await lockUnchanged(tx, id, ifMatch);
    const done = await carryOut(tx, user, change, at);
    if (!done) return;
    if (done.action !== 'invitation-withdrawn') await countChange(tx, user.id);
    await addAuditEntry(tx, { actorId, subjectId: user.id, ...done }, at);
    await tell(tx, { kind: 'staff', by: actorId });
    if (mail) await mails.queue(tx, mail);
  });
}

/** E-mails another invitation link to a staff member who was invited. The earlier link is then no longer valid. */
async function inviteAgain(inviting: Inviting, actorId: string, invited: User, ifMatch: string): Promise<void> {
  const invitation = await writeInvitation(inviting, invited);
  await inviting.db.transaction(async (tx) => {
    const { id } = await lockUnchanged(tx, invited.customerNumber, ifMatch);
    if (!(await lockInvitation(tx, id))) throw new AppError('unknown-account', '', { field: 'person' });
    await sendInvitation(inviting, tx, { actorId, userId: id, invitation });
  });
}

/** Locks a staff member until the transaction ends. Throws `unknown-account`, and `staff-conflict` if their version is not `ifMatch`. */
async function lockUnchanged(tx: Database, id: AccountId, ifMatch: string): Promise<User> {
  const user = await lockStaff(tx, id);
  if (!user) throw new AppError('unknown-account', '', { field: 'person' });
  if (ifMatch !== `"${await findVersion(tx, user.id)}"`) throw new AppError('staff-conflict', '', { field: 'If-Match' });
  return user;
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
      const absence = { userId: user.id, fromDay: from, toDay: to, standInId: standIn.id };
      if (isCircle(absence, await listAbsencesBetween(tx, from, to)))
        throw new AppError('stand-in-circle', '', { field: 'StandInId' });
      await insertAbsence(tx, absence);
      return { action: 'absence-set', details: { from, to, standIn: standIn.customerNumber } };
    }
    case 'municipalities': {
      const { municipalityIds } = change;
      await giveAreas(tx, user.id, municipalityIds);
      return { action: 'areas-changed', details: { municipalities: municipalityIds?.join(' ') ?? 'range' } };
    }
    case 'absence-over':
      return (await deleteAbsence(tx, user.id, change.absenceId)) ? { action: 'absence-over' } : null;
    case 'withdraw-invitation':
      // Somebody who has not logged in yet has no data, so the account can be deleted.
      if (!(await lockInvitation(tx, user.id))) throw new AppError('unknown-account', '', { field: 'person' });
      await deleteUser(tx, user.id, at);
      return { action: 'invitation-withdrawn' };
  }
}

async function refuseUnknownPlaces({ currentRange }: Inviting, ids: readonly string[]): Promise<void> {
  const { municipalities } = await currentRange();
  const isKnown = (id: string) => municipalities.some((one) => one.id === id);
  if (!ids.every(isKnown)) throw new AppError('unknown-municipality', '', { field: 'MunicipalityIds' });
}

/** Throws `last-administrator` if the user is an enabled administrator and no other administrator can log in. */
async function keepAdministrator(tx: Database, { id, role, disabledAt }: User): Promise<void> {
  if (role !== 'Admin' || disabledAt !== null) return;
  if (!(await hasOtherAdministrator(tx, id))) throw new AppError('last-administrator');
}
