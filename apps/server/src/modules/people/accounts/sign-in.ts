import type { Credentials } from '@gavel/contract';
import { isAPIError } from 'better-auth/api';
import type { PortalUser } from '../../../adapters/portal-directory/portal-directory.ts';
import { AppError } from '../../../http/app-error.ts';
import {
  findUser,
  findUserByEmail,
  hasOneTimePassword,
  insertUser,
  takeOneTimePassword,
  type User,
} from './accounts.repository.ts';
import { consentOfVersion, TERMS } from './consents.ts';
import type { AccountsDependencies } from './dependencies.ts';
import { hashOneTimePassword } from './one-time-passwords.ts';
import { userAgentOf } from './own-sessions.ts';
import { hashRecoveryCode } from './recovery-codes.ts';
import { shownPhone } from './shown-phone.ts';
import { typedEmail } from './typed-email.ts';

/** The logged-in user and the session cookies. */
export interface SignedIn {
  readonly user: User;
  readonly cookies: readonly string[];
}

/** Logs a user in with `openSession`, and writes the account’s id, the factors used and the outcome to the log. */
export async function signIn(
  dependencies: AccountsDependencies,
  credentials: Credentials,
  requestHeaders: Headers,
): Promise<SignedIn | null> {
  const { db, logger } = dependencies;
  const tell = async (refusal: string | null) => {
    const account = (await findUserByEmail(db, credentials.username))?.id ?? null;
    const factors = credentials.code === null ? ['password'] : ['password', 'code'];
    logger.info({ account, factors, ...(refusal && { refusal }) }, refusal ? 'login refused' : 'logged in');
  };
  try {
    const signedIn = await openSession(dependencies, credentials, requestHeaders);
    await tell(signedIn ? null : 'wrong-password');
    return signedIn;
  } catch (error) {
    if (error instanceof AppError && error.code !== 'unavailable') await tell(error.code);
    throw error;
  }
}

/**
 * Logs a user in with their password on this site, a one-time password, or their password on the housing portal. Returns
 * null if the address or the password is wrong, or the account is disabled. The number of computed hashes does not depend on whether the
 * account exists.
 *
 * Throws `second-factor-required`, `wrong-code`, `busy`, and `too-many-requests` after too many tries for this account.
 */
async function openSession(
  dependencies: AccountsDependencies,
  credentials: Credentials,
  requestHeaders: Headers,
): Promise<SignedIn | null> {
  const browser = userAgentOf(requestHeaders);
  const { db, limits, passwords, portal } = dependencies;
  const { username: email, password } = credentials;
  await limits.loginOfAccount(email);
  const user = await findUserByEmail(db, email);
  if (user?.disabledAt) await passwords.hash(password);
  else {
    const withOwn = await withPassword(dependencies, credentials, browser);
    if (withOwn) return withOwn;
  }
  // Ask the portal even if this site has the account, so that the response time does not show whether the account exists here.
  const fromPortal = await portal.verify(email, password);
  if (user?.disabledAt) return null;
  if (user) return withOneTimePassword(dependencies, user, credentials, browser);
  const isNew = fromPortal !== null && (await makeAccount(dependencies, email, fromPortal, password));
  return isNew ? withPassword(dependencies, credentials, browser) : null;
}

async function withPassword(
  dependencies: AccountsDependencies,
  credentials: Credentials,
  browser: Headers,
): Promise<SignedIn | null> {
  const { username: email, password } = credentials;
  try {
    const begun = await dependencies.auth.api.signInEmail({ body: { email, password }, headers: browser, returnHeaders: true });
    return await signedIn(dependencies.db, await enter(dependencies, credentials, begun, browser));
  } catch (error) {
    // Status 401: the password is wrong. 400: the address is invalid or the password too long.
    if (isAPIError(error) && (error.statusCode === 401 || error.statusCode === 400)) return null;
    throw error;
  }
}

/**
 * Logs in with a one-time password, which opens one session. In that session the user must first choose a new password.
 * A login that fails, for example because of a wrong second factor, does not use up the one-time password.
 */
async function withOneTimePassword(
  dependencies: AccountsDependencies,
  user: User,
  credentials: Credentials,
  browser: Headers,
): Promise<SignedIn | null> {
  const { db, auth, now } = dependencies;
  const hash = hashOneTimePassword(credentials.password);
  const at = new Date(now());
  if (!(await hasOneTimePassword(db, user.id, hash, at))) return null;
  const begun = await auth.api.signInOnce({ body: { userId: user.id }, headers: browser, returnHeaders: true });
  const entered = await enter(dependencies, credentials, begun, browser);
  return (await takeOneTimePassword(db, user.id, hash, entered.token, at)) ? signedIn(db, entered) : null;
}

/** An opened session and its cookies. */
interface Entered {
  readonly userId: string;
  readonly token: string;
  readonly cookies: readonly string[];
}

/**
 * The library’s response to a login. If it has no user, the second factor is still missing, and the cookies identify the
 * unfinished login.
 */
interface Begun {
  readonly response: object | { readonly user: { readonly id: string }; readonly token: string };
  readonly headers: Headers;
}

async function enter(
  { auth, limits }: Pick<AccountsDependencies, 'auth' | 'limits'>,
  { username: email, code }: Credentials,
  { response, headers }: Begun,
  browser: Headers,
): Promise<Entered> {
  const cookies = headers.getSetCookie();
  if ('user' in response) return { userId: response.user.id, token: response.token, cookies };
  if (code === null) throw new AppError('second-factor-required');
  return withCode(auth, await useCode(limits, email, code), cookies, browser);
}

/**
 * Returns the code without spaces, and marks it as used. The code is marked before it is checked, so that only one of two concurrent logins
 * with it can succeed. Throws `wrong-code`.
 */
export async function useCode(limits: AccountsDependencies['limits'], email: string, code: string): Promise<string> {
  const plain = code.replace(/\s/g, '');
  await limits.codeOfAccount(`${email} ${hashOneTimePassword(plain)}`).catch(refuseSecondUse);
  return plain;
}

/** Throws `wrong-code` instead of the error that the limit throws for a code that was used before. */
function refuseSecondUse(error: unknown): never {
  throw error instanceof AppError ? new AppError('wrong-code') : error;
}

/** Finishes a login with the second factor. The library recognises the unfinished login by its cookies. */
async function withCode(
  auth: AccountsDependencies['auth'],
  code: string,
  cookies: readonly string[],
  browser: Headers,
): Promise<Entered> {
  const headers = new Headers({
    ...Object.fromEntries(browser),
    cookie: cookies.map((cookie) => cookie.split(';')[0]).join('; '),
  });
  const isFromApp = /^\d{6}$/.test(code);
  try {
    const verified = isFromApp
      ? await auth.api.verifyTOTP({ body: { code }, headers, returnHeaders: true })
      : await auth.api.verifyBackupCode({ body: { code: hashRecoveryCode(code) }, headers, returnHeaders: true });
    const { user, token } = verified.response;
    if (!token) throw new Error('a code was taken and no session opened');
    return { userId: user.id, token, cookies: verified.headers.getSetCookie() };
  } catch (error) {
    if (isAPIError(error) && error.statusCode < 500) throw new AppError('wrong-code');
    throw error;
  }
}

async function signedIn(db: AccountsDependencies['db'], { userId, cookies }: Entered): Promise<SignedIn> {
  const user = await findUser(db, userId);
  if (!user) throw new Error('a session was made for nobody');
  return { user, cookies };
}

/**
 * Creates an account for a user of the housing portal. Also stores the consent that the user gave to the builder in the portal,
 * with the version and the time of that consent. Returns false if another HTTP request created the account first.
 */
async function makeAccount(
  { db, passwords, currentRange, now, logger }: AccountsDependencies,
  email: string,
  { agreed, ...person }: PortalUser,
  password: string,
): Promise<boolean> {
  const terms = consentOfVersion(await currentRange(), TERMS, agreed.version);
  if (!terms)
    logger.warn({ version: agreed.version }, 'the housing portal names terms that the range does not have; no consent is kept');
  const agreements = terms ? [{ consentId: terms.id, slug: terms.slug, version: terms.version, givenAt: agreed.at }] : [];
  const hash = await passwords.hash(password);
  const shown = { cellphone: shownPhone(person.cellphone), emailTyped: typedEmail(email, undefined) };
  return (await insertUser(db, { ...person, ...shown, email }, hash, agreements, new Date(now()))) !== null;
}
