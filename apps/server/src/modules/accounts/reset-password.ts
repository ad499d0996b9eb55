import type { PasswordResetOutcome } from '@gavel/contract';
import { oneTimePasswordLetter } from '../letters/one-time-password-letter.ts';
import { findUserByEmail, putOneTimePassword } from './accounts.repository.ts';
import type { AccountsDependencies } from './dependencies.ts';
import { hashOneTimePassword } from './one-time-passwords.ts';

/** How long a mailed password holds. */
const HOLDS_MS = 60 * 60_000;

/**
 * Mails a password that holds once. The old one goes on working until the new one is used, so that nobody can lock somebody else out. An
 * address that nobody has is answered as one that somebody has; one that only the housing portal knows is told so.
 */
export async function resetPassword(dependencies: AccountsDependencies, email: string): Promise<PasswordResetOutcome> {
  const { db, limits, portal, makeOneTimePassword, letters, now } = dependencies;
  await limits.resetOfAccount(email);
  const user = await findUserByEmail(db, email);
  if (!user) return (await portal.has(email)) ? { isSuccess: false, data: 'portal-account' } : { isSuccess: true, data: null };
  if (user.disabledAt) return { isSuccess: true, data: null };
  const password = makeOneTimePassword();
  const holdsUntil = new Date(now() + HOLDS_MS);
  const letter = await letters.write(oneTimePasswordLetter(user, password, holdsUntil));
  await db.transaction(async (tx) => {
    await putOneTimePassword(tx, user.id, hashOneTimePassword(password), holdsUntil);
    await letters.queue(tx, letter, holdsUntil);
  });
  return { isSuccess: true, data: null };
}
