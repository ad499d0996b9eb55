import { type Access, type Endpoint, type HouseAccess, isOfAccount, pageAccountOf } from '@gavel/contract';
import type { ApiScope, GrantableRight } from '@gavel/contract/staff';
import { AppError } from './app-error.ts';

/** Who asks, from the request's cookie, or from its key where programs call. */
export type Identity = Visitor | Member | Program;

export interface Visitor {
  readonly kind: 'visitor';
}

/** Somebody who is logged in. */
export interface Member {
  readonly kind: 'member';
  readonly userId: string;
  readonly sessionId: string;
  readonly role: 'Customer' | 'Salesmen' | 'Admin';
  /** What was granted beside the role. */
  readonly access: readonly GrantableRight[];
  /** Logged in with a one-time password: may do nothing but choose an own one. */
  readonly mustChoosePassword: boolean;
  /** Staff whose builder asks for a second factor, and who have none: may do nothing but set one up. */
  readonly needsSecondFactor: boolean;
  /** The user for whom a member of staff acts. */
  readonly actingFor: string | null;
}

/** Another system of the builder. */
export interface Program {
  readonly kind: 'program';
  readonly keyId: number;
  readonly scopes: readonly ApiScope[];
}

/** @param options `isUse`: it is somebody who asks (the default), and not a page that is left open */
export type Identify = (headers: Headers, options?: { readonly isUse?: boolean }) => Promise<Visitor | Member>;

export const VISITOR: Visitor = { kind: 'visitor' };

/** What may be done with a saved house by somebody; null: nothing, or there is none under that token. */
export type AccessToHouse = (token: string, identity: Identity) => Promise<HouseAccess | null>;

/** Who has a key; null: nobody, or it holds no more. */
export type KnowsApiKey = (key: string) => Promise<Program | null>;

export function isStaff(identity: Identity): identity is Member & { readonly role: 'Salesmen' | 'Admin' } {
  return identity.kind === 'member' && identity.role !== 'Customer';
}

/** Whether somebody is logged in and has nothing to do first, neither a password to choose nor a second factor to set up. */
export function hasEntered(identity: Identity): identity is Member {
  return identity.kind === 'member' && !identity.mustChoosePassword && !identity.needsSecondFactor;
}

/**
 * Lets pass whoever may call, or throws `not-logged-in`, `choose-password`, `set-up-second-factor` or `not-allowed`. The key of a `keyholder`
 * is checked where the thing is known, and that of a program by `authoriseProgram`.
 */
export function authorise(access: Access, identity: Identity): void {
  switch (access) {
    case 'anyone':
    case 'keyholder':
    case 'api-key':
      return;
    default: {
      if (identity.kind !== 'member') throw new AppError('not-logged-in');
      if (access === 'session') return;
      if (identity.mustChoosePassword) throw new AppError('choose-password');
      if (identity.needsSecondFactor) throw new AppError('set-up-second-factor');
      // What is behind a house's token is asked of the house (`authoriseForHouse`).
      const mayCall = {
        member: true,
        household: true,
        owner: true,
        staff: isStaff(identity),
        administrator: identity.role === 'Admin',
        'range-edit': mayOf(identity, 'range-edit') || mayOf(identity, 'range-publish'),
        'range-publish': mayOf(identity, 'range-publish'),
      }[access];
      if (!mayCall) throw new AppError('not-allowed');
    }
  }
}

/** Whether somebody has a right by their role or because it was granted to them. */
export function mayOf(identity: Member, right: GrantableRight): boolean {
  return identity.role === 'Admin' || (isStaff(identity) && identity.access.includes(right));
}

/**
 * Lets pass whoever may call this for the saved house. Throws `unknown-configuration` for those who have nothing to do with it, so that they
 * do not learn whether there is one, and `not-allowed` for those who share what only its owner may do.
 */
export async function authoriseForHouse(
  access: Access,
  token: string,
  identity: Identity,
  accessToHouse: AccessToHouse,
): Promise<void> {
  if (access !== 'household' && access !== 'owner') return;
  const has = await accessToHouse(token, identity);
  if (!has) throw new AppError('unknown-configuration', `Nothing is stored under '${token}'`);
  if (access === 'owner' && has === 'household') throw new AppError('not-allowed');
}

/** The customer numbers of somebody who is logged in, and of the customer for whom they act. */
export type NumbersOf = (member: Member) => Promise<Parameters<typeof pageAccountOf>[0]>;

/**
 * Lets pass a change that a page asks for in the name of the account it shows. Throws `other-account` where somebody else is logged in by now,
 * and `not-logged-in` where nobody is. @param shown the header `Page-Account`; undefined: the caller does not say
 */
export async function refuseOtherAccount(
  endpoint: Pick<Endpoint, 'method' | 'access' | 'byAccount'>,
  shown: string | undefined,
  identity: Identity,
  numbersOf: NumbersOf,
): Promise<void> {
  if (shown === undefined || !isOfAccount(endpoint)) return;
  const account = identity.kind === 'member' ? await numbersOf(identity) : null;
  if (pageAccountOf(account) === shown) return;
  throw new AppError(account === null ? 'not-logged-in' : 'other-account');
}

/**
 * The program that sends `Bearer` and a key that holds, whoever is logged in beside it; null: the call is none for programs. Throws
 * `wrong-api-key` and, where the key is not allowed the call, `missing-scope`.
 */
export async function authoriseProgram(
  { access, scope }: Pick<Endpoint, 'access' | 'scope'>,
  authorization: string | undefined,
  knowsApiKey: KnowsApiKey,
): Promise<Program | null> {
  if (access !== 'api-key') return null;
  const [, key = ''] = /^Bearer +(\S+)$/i.exec(authorization ?? '') ?? [];
  const program = key === '' ? null : await knowsApiKey(key);
  if (!program) throw new AppError('wrong-api-key');
  if (!scope || !program.scopes.includes(scope)) throw new AppError('missing-scope', scope);
  return program;
}

/** Who is logged in, where access has been judged already: anybody else there would be a fault of ours. */
export function memberOf(identity: Identity): Member {
  if (identity.kind !== 'member') throw new AppError('not-logged-in');
  return identity;
}

/** Who does something, as histories name them: a user's id, or `key:` and the number of a program's key. */
export function actorOf(identity: Identity): string {
  return identity.kind === 'program' ? `key:${identity.keyId}` : memberOf(identity).userId;
}

/** The user whose houses are meant: one's own, or those of the customer for whom a member of staff acts. */
export function onBehalfOf(member: Member): string {
  return (isStaff(member) ? member.actingFor : null) ?? member.userId;
}
