import { createHash } from 'node:crypto';
import type { Credentials } from '@gavel/contract';
import { isAPIError } from 'better-auth/api';
import { AppError } from '../../http/app-error.ts';
import {
  findUser,
  findUserByEmail,
  insertUser,
  type NewUser,
  replacePassword,
  takeOneTimePassword,
  type User,
} from './accounts.repository.ts';
import type { AccountsDependencies } from './dependencies.ts';

/** Who has logged in, and the cookies that say so. */
export interface SignedIn {
  readonly user: User;
  readonly cookies: readonly string[];
}

/**
 * Logs somebody in: with their own password, with one that was mailed to them, or as the housing portal knows them. Null: the address or
 * the password is wrong, or the account is closed. Whether or not the account exists, one password is reckoned.
 *
 * Throws `second-factor-required`, `wrong-code`, `busy`, and `too-many-requests` for this account.
 */
export async function signIn(dependencies: AccountsDependencies, credentials: Credentials): Promise<SignedIn | null> {
  const { db, limits, passwords, portal } = dependencies;
  const { username: email, password } = credentials;
  await limits.loginOfAccount(email);
  const user = await findUserByEmail(db, email);
  if (user?.disabledAt) await passwords.hash(password);
  else {
    const withOwn = await withPassword(dependencies, credentials);
    if (withOwn) return withOwn;
  }
  // Asked even where the account is ours, so that nothing tells by its time whose it is.
  const fromPortal = await portal.verify(email, password);
  if (user?.disabledAt) return null;
  const canTryAgain = user
    ? await useOneTimePassword(dependencies, user, password)
    : fromPortal !== null && (await makeAccount(dependencies, { ...fromPortal, email }, password));
  return canTryAgain ? withPassword(dependencies, credentials) : null;
}

async function withPassword(
  { db, auth, limits }: AccountsDependencies,
  { username: email, password, code }: Credentials,
): Promise<SignedIn | null> {
  try {
    const { response, headers } = await auth.api.signInEmail({ body: { email, password }, returnHeaders: true });
    const cookies = headers.getSetCookie();
    if ('user' in response && response.user) return signedIn(db, response.user.id, cookies);
    if (code === null) throw new AppError('second-factor-required');
    return await withCode({ db, auth }, await useCode(limits, email, code), cookies);
  } catch (error) {
    // 401: wrong; 400: no address at all, or longer than any password.
    if (isAPIError(error) && (error.statusCode === 401 || error.statusCode === 400)) return null;
    throw error;
  }
}

/**
 * The code without the spaces that apps show in it, counted as used. Counted before it is tried: of two at once, one is refused. Throws
 * `wrong-code`.
 */
export async function useCode(limits: AccountsDependencies['limits'], email: string, code: string): Promise<string> {
  const plain = code.replace(/\s/g, '');
  await limits.codeOfAccount(`${email} ${hashOneTimePassword(plain)}`).catch(refuseSecondUse);
  return plain;
}

/** A code that was used before is a wrong one. */
function refuseSecondUse(error: unknown): never {
  throw error instanceof AppError ? new AppError('wrong-code') : error;
}

/** The password was right and the second factor is still to come: `cookies` has what the library remembers the step by. */
async function withCode(
  { db, auth }: Pick<AccountsDependencies, 'db' | 'auth'>,
  code: string,
  cookies: readonly string[],
): Promise<SignedIn> {
  const headers = new Headers({ cookie: cookies.map((cookie) => cookie.split(';')[0]).join('; ') });
  const isFromApp = /^\d{6}$/.test(code);
  try {
    const verified = isFromApp
      ? await auth.api.verifyTOTP({ body: { code }, headers, returnHeaders: true })
      : await auth.api.verifyBackupCode({ body: { code }, headers, returnHeaders: true });
    return await signedIn(db, verified.response.user.id, verified.headers.getSetCookie());
  } catch (error) {
    if (isAPIError(error)) throw new AppError('wrong-code');
    throw error;
  }
}

async function signedIn(db: AccountsDependencies['db'], userId: string, cookies: readonly string[]): Promise<SignedIn> {
  const user = await findUser(db, userId);
  if (!user) throw new Error('a session was made for nobody');
  return { user, cookies };
}

/** A mailed password becomes the account's, ends every session, and has to be replaced by an own one at once. */
async function useOneTimePassword({ db, passwords, now }: AccountsDependencies, user: User, password: string): Promise<boolean> {
  const at = new Date(now());
  if (!(await takeOneTimePassword(db, user.id, hashOneTimePassword(password), at))) return false;
  await replacePassword(db, user.id, await passwords.hash(password), at);
  return true;
}

/** Somebody whom only the housing portal knows gets an account here with what they use there. */
async function makeAccount({ db, passwords, now }: AccountsDependencies, person: NewUser, password: string): Promise<boolean> {
  return (await insertUser(db, person, await passwords.hash(password), [], new Date(now()))) !== null;
}

/** SHA-256: what is hashed has more than 128 bits, so it need not be slow. */
export function hashOneTimePassword(password: string): string {
  return createHash('sha256').update(password.trim()).digest('hex');
}
