import type { SecondFactorSecret } from '@gavel/contract';
import { isAPIError } from 'better-auth/api';
import type { Database } from '../../../db/connect.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Member } from '../../../http/identity.ts';
import { type SecurityChange, securityMail } from '../mail/security-mail.ts';
import { findUser, removeSecondFactor as removeRow, type User } from './accounts.repository.ts';
import { addAuditEntry } from './audit-log.repository.ts';
import { isPasswordOf } from './change-password.ts';
import type { AccountsDependencies } from './dependencies.ts';
import { userAgentOf } from './own-sessions.ts';
import { endSessions } from './sessions.repository.ts';
import { useCode } from './sign-in.ts';

/**
 * Returns the data with which an authenticator app can be set up. The second factor is active only after a code has confirmed
 * it. Throws `wrong-password` and `second-factor-is-on`.
 */
export async function beginSecondFactor(
  { auth }: AccountsDependencies,
  password: string,
  requestHeaders: Headers,
): Promise<SecondFactorSecret> {
  try {
    const begun = await auth.api.enableTwoFactor({ body: { password }, headers: requestHeaders });
    if (begun.method !== 'totp') throw new Error('the second factor is an authenticator app');
    return { address: begun.totpURI, recoveryCodes: begun.backupCodes };
  } catch (error) {
    if (!isAPIError(error) || error.statusCode >= 500) throw error;
    // The library checks the password before it returns this error, so the password is right.
    if (error.body?.code === 'TOTP_ALREADY_ENABLED') throw new AppError('second-factor-is-on');
    throw new AppError('wrong-password', '', { field: 'Password' });
  }
}

/**
 * Activates the second factor with a code of the authenticator app. That code cannot be used again. Ends all sessions of the
 * user, returns the cookies of a new one, and e-mails the user. Throws `wrong-code`.
 */
export async function confirmSecondFactor(
  dependencies: AccountsDependencies,
  { userId }: Member,
  code: string,
  requestHeaders: Headers,
): Promise<readonly string[]> {
  const { db, auth, limits } = dependencies;
  const user = await findUser(db, userId);
  if (!user) throw new AppError('not-logged-in');
  try {
    const body = { code: await useCode(limits, user.email, code) };
    await auth.api.verifyTOTP({ body, headers: requestHeaders });
  } catch (error) {
    if (isAPIError(error) && error.statusCode < 500) throw new AppError('wrong-code', '', { field: 'Code' });
    throw error;
  }
  await noteChange(dependencies, user, 'secondFactorSetUp', (tx, at) => endSessions(tx, userId, null, at));
  const browser = userAgentOf(requestHeaders);
  const { headers } = await auth.api.openSession({ body: { userId }, headers: browser, returnHeaders: true });
  return headers.getSetCookie();
}

/** Removes the second factor, ends every other session and e-mails the user. Throws `wrong-password`. */
export async function removeSecondFactor(
  dependencies: AccountsDependencies,
  { userId, sessionId }: Member,
  password: string,
): Promise<void> {
  const user = await findUser(dependencies.db, userId);
  if (!user || !(await isPasswordOf(dependencies, userId, password)))
    throw new AppError('wrong-password', '', { field: 'Password' });
  await noteChange(dependencies, user, 'secondFactorRemoved', async (tx, at) => {
    await removeRow(tx, userId);
    await endSessions(tx, userId, sessionId, at);
  });
}

/** Calls `write`, and stores the audit entry and the e-mail about a change of the second factor, all in one transaction. */
async function noteChange(
  { db, mails, now }: AccountsDependencies,
  user: User,
  change: Exclude<SecurityChange, 'passwordChanged'>,
  write: (tx: Database, at: Date) => Promise<void>,
): Promise<void> {
  const at = new Date(now());
  const mail = await mails.write(securityMail(user, change, at));
  const action = change === 'secondFactorSetUp' ? 'second-factor-set-up' : 'second-factor-removed';
  await db.transaction(async (tx) => {
    await write(tx, at);
    await addAuditEntry(tx, { actorId: user.id, subjectId: user.id, action }, at);
    await mails.queue(tx, mail);
  });
}
