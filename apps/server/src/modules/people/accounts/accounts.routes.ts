import type { Account } from '@gavel/contract';
import { AppError } from '../../../http/app-error.ts';
import { type Identity, memberOf } from '../../../http/identity.ts';
import type { Handlers } from '../../../http/serve-endpoint.ts';
import type { CurrentRange } from '../../range/current-range.ts';
import { findUser, listConsents, setConsent, type User } from './accounts.repository.ts';
import { actFor, endActing } from './act-for.ts';
import { addAuditEntry } from './audit-log.repository.ts';
import { changePassword } from './change-password.ts';
import { consentWithSlug, NEWSLETTER } from './consents.ts';
import type { AccountsDependencies } from './dependencies.ts';
import { needsSecondFactor } from './identify.ts';
import { deleteAccount, exportPerson } from './personal-data.ts';
import { register } from './register.ts';
import { resetPassword } from './reset-password.ts';
import { beginSecondFactor, confirmSecondFactor, removeSecondFactor } from './second-factor.ts';
import { endSession, endSessions, listSessions, noteSeen } from './sessions.repository.ts';
import { signIn } from './sign-in.ts';

type AccountsEndpoint =
  | SigningInEndpoint
  | SessionEndpoint
  | CredentialEndpoint
  | ConsentEndpoint
  | ActingEndpoint
  | PersonalDataEndpoint;

type SigningInEndpoint = 'readAccount' | 'register' | 'login' | 'logout';
type SessionEndpoint = 'listSessions' | 'endOtherSessions';
type CredentialEndpoint = 'changePassword' | 'resetPassword' | 'beginSecondFactor' | 'confirmSecondFactor' | 'removeSecondFactor';
type ConsentEndpoint = 'readConsent' | 'listConsents' | 'setNewsletter';
type ActingEndpoint = 'actFor' | 'endActing';
type PersonalDataEndpoint = 'exportPerson' | 'deleteAccount';

/** Endpoints for accounts and login. */
export function accountsRoutes(dependencies: AccountsDependencies): Handlers<AccountsEndpoint> {
  return {
    ...signingInRoutes(dependencies),
    ...sessionRoutes(dependencies),
    ...credentialRoutes(dependencies),
    ...consentRoutes(dependencies),
    ...actingRoutes(dependencies),
    ...personalDataRoutes(dependencies),
  };
}

/** Endpoints for login and logout, and for reading the user's own account. */
function signingInRoutes(dependencies: AccountsDependencies): Handlers<SigningInEndpoint> {
  const { db, auth, currentRange, limits, now } = dependencies;
  /** Ends the session that the HTTP request had, because a browser has only one session. */
  const endSessionOf = async (identity: Identity) => {
    if (identity.kind === 'member') await endSession(db, identity.sessionId, new Date(now()));
  };
  return {
    readAccount: async ({ identity }) => {
      if (identity.kind !== 'member') return null;
      const user = await findUser(db, identity.userId);
      return user && accountOf(await currentRange(), user, identity.actingFor ? await findUser(db, identity.actingFor) : null);
    },
    register: async ({ identity, body, requestHeaders, setCookies }) => {
      const { cookies, ...outcome } = await register(dependencies, body, requestHeaders);
      if (outcome.success) await endSessionOf(identity);
      setCookies(cookies);
      return outcome;
    },
    login: async ({ identity, body, client, requestHeaders, setCookies }) => {
      const signedIn = await signIn(dependencies, body, requestHeaders);
      if (!signedIn) return null;
      await limits.login.giveBack?.(client);
      await endSessionOf(identity);
      setCookies(signedIn.cookies);
      const { id: userId, role } = signedIn.user;
      await noteSeen(db, userId, new Date(now()));
      if (role !== 'Customer')
        await addAuditEntry(db, { actorId: userId, subjectId: userId, action: 'logged-in' }, new Date(now()));
      return accountOf(await currentRange(), signedIn.user, null);
    },
    logout: async ({ identity, requestHeaders, setCookies }) => {
      await endSessionOf(identity);
      const { headers } = await auth.api.signOut({ headers: requestHeaders, returnHeaders: true });
      setCookies(headers.getSetCookie());
      return null;
    },
  };
}

/** Endpoints for the sessions of the user. */
function sessionRoutes(dependencies: AccountsDependencies): Handlers<SessionEndpoint> {
  const { db, now } = dependencies;
  return {
    listSessions: async ({ identity }) => {
      const { userId, sessionId } = memberOf(identity);
      const sessions = await listSessions(db, userId, new Date(now()));
      return sessions.map(({ id, userAgent, createdAt, updatedAt }) => ({
        id,
        isThis: id === sessionId,
        userAgent: userAgent ?? '',
        startedAt: createdAt.getTime(),
        usedAt: updatedAt.getTime(),
      }));
    },
    endOtherSessions: async ({ identity }) => {
      const { userId, sessionId } = memberOf(identity);
      await endSessions(db, userId, sessionId, new Date(now()));
      return null;
    },
  };
}

/** Endpoints for passwords and second factors. */
function credentialRoutes(dependencies: AccountsDependencies): Handlers<CredentialEndpoint> {
  return {
    changePassword: async ({ identity, body, requestHeaders, setCookies }) => {
      const { cookies, ...outcome } = await changePassword(dependencies, memberOf(identity), body, requestHeaders);
      setCookies(cookies);
      return outcome;
    },
    resetPassword: ({ body }) => resetPassword(dependencies, body.email),
    beginSecondFactor: ({ body, requestHeaders }) => beginSecondFactor(dependencies, body.password, requestHeaders),
    confirmSecondFactor: async ({ identity, body, requestHeaders, setCookies }) => {
      setCookies(await confirmSecondFactor(dependencies, memberOf(identity), body.code, requestHeaders));
      return null;
    },
    removeSecondFactor: async ({ identity, body }) => {
      await removeSecondFactor(dependencies, memberOf(identity), body.password);
      return null;
    },
  };
}

/** Endpoints for consents. */
function consentRoutes(dependencies: AccountsDependencies): Handlers<ConsentEndpoint> {
  const { db, currentRange, now } = dependencies;
  return {
    readConsent: async ({ parameters: { slug } }) => {
      const consent = consentWithSlug(await currentRange(), slug);
      if (!consent) throw new AppError('unknown-consent', `There is no consent '${slug}'`, { field: 'slug' });
      return consent;
    },
    listConsents: async ({ identity }) => {
      const given = await listConsents(db, memberOf(identity).userId);
      return given.map(({ slug, version, givenAt, withdrawnAt }) => ({
        slug,
        version,
        givenAt: givenAt.getTime(),
        withdrawnAt: withdrawnAt?.getTime() ?? null,
      }));
    },
    setNewsletter: async ({ identity, body }) => {
      const { userId } = memberOf(identity);
      const consent = body.newsletter ? consentWithSlug(await currentRange(), NEWSLETTER) : null;
      if (consent === undefined) throw new AppError('unknown-consent', 'This builder has no newsletter', { field: 'Newsletter' });
      const agreement = consent && { consentId: consent.id, slug: consent.slug, version: consent.version };
      await setConsent(db, userId, NEWSLETTER, agreement, new Date(now()));
      return null;
    },
  };
}

/** Endpoints for staff who act for a customer. */
function actingRoutes(dependencies: AccountsDependencies): Handlers<ActingEndpoint> {
  return {
    actFor: async ({ identity, body }) => {
      await actFor(dependencies, memberOf(identity), body.accountId, body.reason);
      return null;
    },
    endActing: async ({ identity }) => {
      await endActing(dependencies, memberOf(identity));
      return null;
    },
  };
}

/** Endpoints for the export and the deletion of the user’s data. */
function personalDataRoutes(dependencies: AccountsDependencies): Handlers<PersonalDataEndpoint> {
  const { auth } = dependencies;
  return {
    exportPerson: async ({ identity }) => {
      const { userId } = memberOf(identity);
      const text = JSON.stringify(await exportPerson(dependencies, userId), null, 2);
      return { bytes: new TextEncoder().encode(text), name: 'mina-uppgifter.json' };
    },
    deleteAccount: async ({ identity, body, requestHeaders, setCookies }) => {
      await deleteAccount(dependencies, memberOf(identity), body.password);
      const { headers } = await auth.api.signOut({ headers: requestHeaders, returnHeaders: true });
      setCookies(headers.getSetCookie());
      return null;
    },
  };
}

function accountOf(range: CurrentRange, user: User, actingFor: User | null): Account {
  const { customerNumber, firstName, lastName, cellphone, municipalityId, role, mustChoosePassword } = user;
  return {
    id: customerNumber,
    firstName,
    lastName,
    cellphone,
    email: user.emailTyped ?? user.email,
    municipalityId,
    roles: role === 'Customer' ? [] : [role],
    access: role === 'Customer' ? [] : ['sales-admin', ...user.grantedAccess],
    mustChoosePassword,
    hasSecondFactor: user.twoFactorEnabled,
    needsSecondFactor: needsSecondFactor(range, role, user.twoFactorEnabled),
    actingFor: actingFor && { id: actingFor.customerNumber, fullName: actingFor.name },
  };
}
