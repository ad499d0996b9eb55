import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { betterAuth } from 'better-auth/minimal';
import { twoFactor } from 'better-auth/plugins/two-factor';
import type { Database } from '../../../db/connect.ts';
import { credentials, sessions, twoFactors, users, verifications } from './accounts.tables.ts';
import { ownSessions } from './own-sessions.ts';
import type { Passwords } from './passwords.ts';
import { recoveryCodes } from './recovery-codes.ts';
import { sessionEnds } from './session-ends.ts';

const DAY_S = 86_400;
const SECOND_MS = 1000;

export interface AuthOptions {
  readonly db: Database;
  /** The address of the site for visitors. With https, browsers send the session cookie only to this host (`__Host-`). */
  readonly baseUrl: string;
  /** Signs cookies and encrypts the secrets of second factors. */
  readonly secret: string;
  readonly passwords: Passwords;
  /** The name of this site in an authenticator app. */
  readonly issuer: string;
}

export type Auth = ReturnType<typeof createAuth>;

/**
 * Returns the account library, which handles sessions, logins and second factors. Clients cannot reach its endpoints by HTTP. Our code
 * calls `auth.api`, which checks neither limits nor the origin of a request.
 */
export function createAuth({ db, baseUrl, secret, passwords, issuer }: AuthOptions) {
  const secure = baseUrl.startsWith('https:');
  const cookie = (name: string) => ({ name: `${secure ? '__Host-' : ''}${name}` });
  return betterAuth({
    appName: issuer,
    baseURL: baseUrl,
    secret,
    database: drizzleAdapter(db, {
      provider: 'pg',
      schema: { user: users, session: sessions, account: credentials, verification: verifications, twoFactor: twoFactors },
    }),
    emailAndPassword: { enabled: true, minPasswordLength: 8, maxPasswordLength: 128, password: passwords },
    user: {
      additionalFields: {
        customerNumber: { type: 'number', required: false, input: false },
        firstName: { type: 'string', required: true },
        lastName: { type: 'string', required: true },
        cellphone: { type: 'string', required: true },
        municipalityId: { type: 'string', required: true },
        role: { type: 'string', required: false, input: false },
        grantedAccess: { type: 'string[]', required: false, input: false },
        mustChoosePassword: { type: 'boolean', required: false, input: false },
        disabledAt: { type: 'date', required: false, input: false },
      },
    },
    session: {
      expiresIn: sessionEnds.ofCustomers.afterMs / SECOND_MS,
      updateAge: DAY_S,
      additionalFields: { actingFor: { type: 'string', required: false, input: false } },
    },
    advanced: {
      // Turn off the library's prefix `__Secure-`, because `__Host-` is stricter.
      useSecureCookies: false,
      defaultCookieAttributes: { httpOnly: true, secure, sameSite: 'lax', path: '/' },
      cookies: { session_token: cookie('gavel'), two_factor: cookie('gavel-code'), dont_remember: cookie('gavel-short') },
      ipAddress: { disableIpTracking: true },
    },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { disabled: true },
    plugins: [twoFactor({ issuer, skipVerificationOnEnable: false, backupCodeOptions: recoveryCodes(secret) }), ownSessions()],
  });
}
