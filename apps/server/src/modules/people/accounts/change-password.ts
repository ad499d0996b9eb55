import type { PasswordChangeOutcome } from '@gavel/contract';
import { AppError } from '../../../http/app-error.ts';
import type { Member } from '../../../http/identity.ts';
import { securityMail } from '../mail/security-mail.ts';
import { choosePassword, findUser, hasOneTimePassword, hasOpened, readPasswordHash } from './accounts.repository.ts';
import { addAuditEntry } from './audit-log.repository.ts';
import { refuseGuessedPassword } from './common-passwords.ts';
import type { AccountsDependencies } from './dependencies.ts';
import { hashOneTimePassword } from './one-time-passwords.ts';
import { userAgentOf } from './own-sessions.ts';

/**
 * Changes the user’s password and e-mails the user about the change. Ends all sessions of the user, and returns the cookies of a
 * new one. A new password that equals the old one is refused: then `isOldPasswordValid` is true, and nothing changes. Throws
 * `common-password`, `own-words-password`, `busy`, and `not-logged-in` if the account no longer exists.
 */
export async function changePassword(
  dependencies: AccountsDependencies,
  member: Member,
  { oldPassword, newPassword }: { readonly oldPassword: string; readonly newPassword: string },
  requestHeaders: Headers,
): Promise<PasswordChangeOutcome & { readonly cookies: readonly string[] }> {
  const { db, auth, passwords, mails, currentRange, endInvitation, now } = dependencies;
  const { userId } = member;
  const user = await findUser(db, userId);
  if (!user) throw new AppError('not-logged-in');
  refuseGuessedPassword(newPassword, 'NewPassword', await currentRange(), user);
  const isOldPasswordValid = await isOldPassword(dependencies, member, oldPassword);
  if (!isOldPasswordValid || isSame(oldPassword, newPassword)) return { isSuccessful: false, isOldPasswordValid, cookies: [] };

  const at = new Date(now());
  const hash = await passwords.hash(newPassword);
  const mail = await mails.write(securityMail(user, 'passwordChanged', at));
  await db.transaction(async (tx) => {
    await choosePassword(tx, userId, hash, at);
    await endInvitation(tx, userId);
    await addAuditEntry(tx, { actorId: userId, subjectId: userId, action: 'password-changed' }, at);
    await mails.queue(tx, mail);
  });
  const browser = userAgentOf(requestHeaders);
  const { headers } = await auth.api.openSession({ body: { userId }, headers: browser, returnHeaders: true });
  return { isSuccessful: true, isOldPasswordValid, cookies: headers.getSetCookie() };
}

/**
 * Returns whether the old password is right. After a login with a one-time password, two passwords are right: this one-time password, and a
 * one-time password that was e-mailed later.
 */
async function isOldPassword(
  dependencies: AccountsDependencies,
  { userId, sessionId, mustChoosePassword }: Member,
  password: string,
): Promise<boolean> {
  if (!mustChoosePassword) return isPasswordOf(dependencies, userId, password);
  const { db, now } = dependencies;
  const hash = hashOneTimePassword(password);
  return (await hasOpened(db, hash, sessionId)) || hasOneTimePassword(db, userId, hash, new Date(now()));
}

/**
 * Returns whether both passwords are equal. Ignores spaces around them, because a one-time password is accepted with such spaces
 * too.
 */
function isSame(oldPassword: string, newPassword: string): boolean {
  return oldPassword.normalize('NFC').trim() === newPassword.normalize('NFC').trim();
}

/** Returns whether this is the user’s password. */
export async function isPasswordOf(
  { db, passwords }: Pick<AccountsDependencies, 'db' | 'passwords'>,
  userId: string,
  password: string,
): Promise<boolean> {
  const hash = await readPasswordHash(db, userId);
  return hash !== null && passwords.verify({ hash, password });
}
