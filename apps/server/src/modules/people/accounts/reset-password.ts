import type { PasswordResetOutcome } from '@gavel/contract';
import { findUserByEmail } from './accounts.repository.ts';
import type { AccountsDependencies } from './dependencies.ts';

/**
 * Answers an address that nobody has as one that somebody has, and does the same for it; one that only the housing portal knows is told so.
 * Whether there is a letter is found out when the answer has gone (`mailPasswords`).
 */
export async function resetPassword(
  { db, limits, portal, passwordResets }: AccountsDependencies,
  email: string,
): Promise<PasswordResetOutcome> {
  await limits.resetOfAccount(email);
  const user = await findUserByEmail(db, email);
  const isInPortal = await portal.has(email);
  await passwordResets.ask(email);
  return !user && isInPortal ? { isSuccess: false, data: 'portal-account' } : { isSuccess: true, data: null };
}
