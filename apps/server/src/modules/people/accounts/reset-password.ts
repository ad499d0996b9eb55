import type { PasswordResetOutcome } from '@gavel/contract';
import { findUserByEmail } from './accounts.repository.ts';
import type { AccountsDependencies } from './dependencies.ts';

/**
 * Requests a new password for an address. Known and unknown addresses cause the same response and the same work. Only an address that the
 * housing portal knows, but this site does not, gets the error `portal-account`. After the response, `mailPasswords` decides whether to
 * send an e-mail.
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
