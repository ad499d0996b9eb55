import type { PasswordChangeOutcome } from '@gavel/contract';
import { AppError } from '../../../http/app-error.ts';
import type { Member } from '../../../http/identity.ts';
import { securityLetter } from '../letters/security-letter.ts';
import { choosePassword, findUser, hasOneTimePassword, hasOpened, readPasswordHash } from './accounts.repository.ts';
import { addAuditEntry } from './audit-log.repository.ts';
import { isGuessedPassword } from './common-passwords.ts';
import type { AccountsDependencies } from './dependencies.ts';
import { hashOneTimePassword } from './one-time-passwords.ts';
import { userAgentOf } from './own-sessions.ts';

/**
 * Changes the password of who is logged in, and mails them that it was. Every session ends, and a new one begins for who asked: its cookies
 * go out with the answer. A new password that is the old one is refused: the old one was right, and nothing is changed.
 * Throws `common-password`, `busy`.
 */
export async function changePassword(
  dependencies: AccountsDependencies,
  member: Member,
  { oldPassword, newPassword }: { readonly oldPassword: string; readonly newPassword: string },
  requestHeaders: Headers,
): Promise<PasswordChangeOutcome & { readonly cookies: readonly string[] }> {
  const { db, auth, passwords, letters, currentRange, now } = dependencies;
  const { userId } = member;
  const user = await findUser(db, userId);
  if (!user) throw new AppError('not-logged-in');
  if (isGuessedPassword(newPassword, await currentRange(), user))
    throw new AppError('common-password', '', { field: 'NewPassword' });
  const isOldPasswordValid = await isOldPassword(dependencies, member, oldPassword);
  if (!isOldPasswordValid || isSame(oldPassword, newPassword)) return { isSuccessful: false, isOldPasswordValid, cookies: [] };

  const at = new Date(now());
  const hash = await passwords.hash(newPassword);
  const letter = await letters.write(securityLetter(user, 'passwordChanged', at));
  await db.transaction(async (tx) => {
    await choosePassword(tx, userId, hash, at);
    await addAuditEntry(tx, { actorId: userId, subjectId: userId, action: 'password-changed' }, at);
    await letters.queue(tx, letter);
  });
  const browser = userAgentOf(requestHeaders);
  const { headers } = await auth.api.openSession({ body: { userId }, headers: browser, returnHeaders: true });
  return { isSuccessful: true, isOldPasswordValid, cookies: headers.getSetCookie() };
}

/** Who came in with a one-time password chooses an own one with it, in the session that it opened, or with one that was mailed since. */
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

/** One-time passwords are taken with spaces around them, so those make no difference. */
function isSame(oldPassword: string, newPassword: string): boolean {
  return oldPassword.normalize('NFC').trim() === newPassword.normalize('NFC').trim();
}

/** Whether this is somebody's password. */
export async function isPasswordOf(
  { db, passwords }: Pick<AccountsDependencies, 'db' | 'passwords'>,
  userId: string,
  password: string,
): Promise<boolean> {
  const hash = await readPasswordHash(db, userId);
  return hash !== null && passwords.verify({ hash, password });
}
