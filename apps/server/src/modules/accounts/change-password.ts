import type { PasswordChangeOutcome } from '@gavel/contract';
import { isAPIError } from 'better-auth/api';
import { AppError } from '../../http/app-error.ts';
import type { Member } from '../../http/identity.ts';
import { passwordChangedLetter } from '../letters/password-changed-letter.ts';
import { addAuditEntry, findUser, passwordWasChosen, readPasswordHash } from './accounts.repository.ts';
import { isCommonPassword } from './common-passwords.ts';
import type { AccountsDependencies } from './dependencies.ts';

/**
 * Changes the password of who is logged in, and mails them that it was. Every session ends, and a new one begins for who asked: its cookies
 * go out with the answer.
 * Throws `common-password`, `busy`.
 */
export async function changePassword(
  dependencies: AccountsDependencies,
  { userId }: Member,
  { oldPassword, newPassword }: { readonly oldPassword: string; readonly newPassword: string },
  requestHeaders: Headers,
): Promise<PasswordChangeOutcome & { readonly cookies: readonly string[] }> {
  if (isCommonPassword(newPassword)) throw new AppError('common-password', '', { field: 'NewPassword' });
  try {
    const { headers } = await dependencies.auth.api.changePassword({
      body: { currentPassword: oldPassword, newPassword, revokeOtherSessions: true },
      headers: requestHeaders,
      returnHeaders: true,
    });
    await noteChange(dependencies, userId);
    return { isSuccessful: true, isOldPasswordValid: true, cookies: headers.getSetCookie() };
  } catch (error) {
    // The new one has been looked at already, so what is refused is the old one: wrong, or longer than any.
    if (isAPIError(error) && error.statusCode === 400) return { isSuccessful: false, isOldPasswordValid: false, cookies: [] };
    throw error;
  }
}

/** What goes with a change. The library has committed the change itself by then. */
async function noteChange({ db, letters, now }: AccountsDependencies, userId: string): Promise<void> {
  const at = new Date(now());
  const user = await findUser(db, userId);
  const letter = user && (await letters.write(passwordChangedLetter(user, at)));
  await db.transaction(async (tx) => {
    await passwordWasChosen(tx, userId, at);
    await addAuditEntry(tx, { actorId: userId, subjectId: userId, action: 'password-changed' }, at);
    if (letter) await letters.queue(tx, letter);
  });
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
