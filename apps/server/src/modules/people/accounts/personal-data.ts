import type { Database } from '../../../db/connect.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Member } from '../../../http/identity.ts';
import { deleteUser, findUser, hasOtherAdministrator, listConsents } from './accounts.repository.ts';
import { addAuditEntry, listAuditEntries } from './audit-log.repository.ts';
import { isPasswordOf } from './change-password.ts';
import type { AccountsDependencies, PersonalRecords } from './dependencies.ts';
import { listSessions } from './sessions.repository.ts';

/** Returns all data that the modules store about a user, by the name of each module’s records. */
export function exportPerson({ db, personalRecords, now }: AccountsDependencies, userId: string): Promise<object> {
  const at = new Date(now());
  return db.transaction((tx) => exportRecords(tx, personalRecords, userId, at));
}

/** Returns all data about a user, within a transaction. */
export async function exportRecords(
  tx: Database,
  personalRecords: readonly PersonalRecords[],
  userId: string,
  at: Date,
): Promise<object> {
  const parts = [];
  for (const { name, exportOf } of [accountRecords(at), ...personalRecords])
    parts.push([name, await exportOf(tx, userId)] as const);
  return { exportedAt: at, ...Object.fromEntries(parts) };
}

/** Locks the data about these users before it is deleted, in the sequence in which all other code locks it. */
export async function lockRecords(
  tx: Database,
  personalRecords: readonly PersonalRecords[],
  userIds: readonly string[],
): Promise<void> {
  for (const { lock } of personalRecords) await lock?.(tx, userIds);
}

/**
 * Deletes an account and all data of the modules about its owner; data that must stay loses its owner. Data that references the
 * account is deleted first. Returns the ids of e-mails whose files must be deleted after the commit.
 */
export async function forgetRecords(
  tx: Database,
  personalRecords: readonly PersonalRecords[],
  userId: string,
  at: Date,
): Promise<readonly string[]> {
  await lockRecords(tx, personalRecords, [userId]);
  const files: string[] = [];
  for (const { forget } of [...personalRecords, accountRecords(at)]) files.push(...(await forget(tx, userId)));
  return files;
}

/**
 * Deletes the user’s account and all data of the modules about the user. Data that must stay loses the user’s name. All this happens in one
 * transaction. After that, the files of e-mails are deleted. The audit log stays, without names. Throws `wrong-password` and
 * `last-administrator`.
 */
export async function deleteAccount(
  dependencies: AccountsDependencies,
  { userId, role }: Member,
  password: string,
): Promise<void> {
  const { db, personalRecords, eraseMail, now } = dependencies;
  if (!(await isPasswordOf(dependencies, userId, password))) throw new AppError('wrong-password', '', { field: 'Password' });
  const at = new Date(now());
  const files = await db.transaction(async (tx) => {
    if (role === 'Admin' && !(await hasOtherAdministrator(tx, userId))) throw new AppError('last-administrator');
    await addAuditEntry(tx, { actorId: userId, subjectId: userId, action: 'account-deleted' }, at);
    return forgetRecords(tx, personalRecords, userId, at);
  });
  await eraseMail(files);
}

/** How to export and delete the account itself. Sessions, consents, passwords and the second factor are deleted with it. */
function accountRecords(now: Date): PersonalRecords {
  return {
    name: 'account',
    async exportOf(tx, userId) {
      const user = await findUser(tx, userId);
      if (!user) throw new AppError('not-logged-in');
      const [sessions, consents, log] = [
        await listSessions(tx, userId, now),
        await listConsents(tx, userId),
        await listAuditEntries(tx, userId),
      ];
      return {
        customerNumber: user.customerNumber,
        email: user.email,
        emailTyped: user.emailTyped,
        firstName: user.firstName,
        lastName: user.lastName,
        cellphone: user.cellphone,
        municipalityId: user.municipalityId,
        role: user.role,
        hasSecondFactor: user.twoFactorEnabled,
        createdAt: user.createdAt,
        consents: consents.map(({ slug, version, givenAt, withdrawnAt }) => ({ slug, version, givenAt, withdrawnAt })),
        sessions: sessions.map(({ userAgent, createdAt, updatedAt }) => ({ userAgent, startedAt: createdAt, usedAt: updatedAt })),
        log: log.map(({ at, action, actorId, details, reason }) => ({
          at,
          action,
          by: byWhom(actorId, userId),
          ...details,
          ...(reason !== null && { reason }),
        })),
      };
    },
    async forget(tx, userId) {
      await deleteUser(tx, userId, now);
      return [];
    },
  };
}

/** Returns the word for the actor of an audit entry in an export: the user, the operator, or staff without a name. */
function byWhom(actorId: string | null, userId: string) {
  if (actorId === null) return 'operator';
  return actorId === userId ? 'you' : 'staff';
}
