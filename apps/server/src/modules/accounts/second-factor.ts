import type { SecondFactorSecret } from '@gavel/contract';
import { isAPIError } from 'better-auth/api';
import { AppError } from '../../http/app-error.ts';
import type { Member } from '../../http/identity.ts';
import { addAuditEntry, findUser, removeSecondFactor as removeRow } from './accounts.repository.ts';
import { isPasswordOf } from './change-password.ts';
import type { AccountsDependencies } from './dependencies.ts';
import { useCode } from './sign-in.ts';

/** What an authenticator app is set up with. It counts only once a code has confirmed it. Throws `wrong-password`. */
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
    if (isAPIError(error)) throw new AppError('wrong-password', '', { field: 'Password' });
    throw error;
  }
}

/** Confirms it with a code of the app, which opens nothing after; the cookies of the session that begins then. Throws `wrong-code`. */
export async function confirmSecondFactor(
  { db, auth, limits, now }: AccountsDependencies,
  { userId }: Member,
  code: string,
  requestHeaders: Headers,
): Promise<readonly string[]> {
  try {
    const user = await findUser(db, userId);
    if (!user) throw new AppError('not-logged-in');
    const body = { code: await useCode(limits, user.email, code) };
    const { headers } = await auth.api.verifyTOTP({ body, headers: requestHeaders, returnHeaders: true });
    await addAuditEntry(db, { actorId: userId, subjectId: userId, action: 'second-factor-set-up' }, new Date(now()));
    return headers.getSetCookie();
  } catch (error) {
    if (isAPIError(error)) throw new AppError('wrong-code', '', { field: 'Code' });
    throw error;
  }
}

/** Throws `wrong-password`. */
export async function removeSecondFactor(
  dependencies: AccountsDependencies,
  { userId }: Member,
  password: string,
): Promise<void> {
  if (!(await isPasswordOf(dependencies, userId, password))) throw new AppError('wrong-password', '', { field: 'Password' });
  await removeRow(dependencies.db, userId);
  const entry = { actorId: userId, subjectId: userId, action: 'second-factor-removed' };
  await addAuditEntry(dependencies.db, entry, new Date(dependencies.now()));
}
