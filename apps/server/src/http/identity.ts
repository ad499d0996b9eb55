import { type Access, type Endpoint, type HouseAccess, isOfAccount, pageAccountOf } from '@gavel/contract';
import type { ApiScope, GrantableRight } from '@gavel/contract/staff';
import { AppError } from './app-error.ts';

/** Who sends a request: a visitor, a user who is logged in, or a program with an API key. */
export type Identity = Visitor | Member | Program;

export interface Visitor {
  readonly kind: 'visitor';
}

/** A user who is logged in. */
export interface Member {
  readonly kind: 'member';
  readonly userId: string;
  readonly sessionId: string;
  readonly role: 'Customer' | 'Salesmen' | 'Admin';
  /** Rights that were granted in addition to the role. */
  readonly access: readonly GrantableRight[];
  /** Whether the user has logged in with a one-time password. If so, the user must first choose a password before doing anything else. */
  readonly mustChoosePassword: boolean;
  /**
   * Whether a staff member lacks the second factor that the builder demands. If so, they must first set one up before doing anything else.
   */
  readonly needsSecondFactor: boolean;
  /** The user for whom a member of staff acts; null: this user acts for nobody. */
  readonly actingFor: string | null;
}

/** Another system of the builder. */
export interface Program {
  readonly kind: 'program';
  readonly keyId: number;
  readonly scopes: readonly ApiScope[];
}

/**
 * Returns the identity of a request from its headers.
 * @param options `isUse`: whether the user has caused the request (the default); false: an open page sends the request by itself,
 * while nobody uses the page
 */
export type Identify = (headers: Headers, options?: { readonly isUse?: boolean }) => Promise<Visitor | Member>;

export const VISITOR: Visitor = { kind: 'visitor' };

/** Returns what a user may do with a saved house; null: the user may do nothing with it, or there is no house with that token. */
export type AccessToHouse = (token: string, identity: Identity) => Promise<HouseAccess | null>;

/** Returns the program that a key identifies; null: the key is unknown, expired or revoked. */
export type KnowsApiKey = (key: string) => Promise<Program | null>;

export function isStaff(identity: Identity): identity is Member & { readonly role: 'Salesmen' | 'Admin' } {
  return identity.kind === 'member' && identity.role !== 'Customer';
}

/** Returns whether a user is logged in and need not first choose a password or set up a second factor. */
export function hasEntered(identity: Identity): identity is Member {
  return identity.kind === 'member' && !identity.mustChoosePassword && !identity.needsSecondFactor;
}

/**
 * Does nothing if the sender of the request has the required access, else throws `not-logged-in`, `choose-password`, `set-up-second-factor`
 * or `not-allowed`. Does nothing for the accesses `keyholder` and `api-key` either: the handler checks the key of a shared configuration,
 * and `authoriseProgram` checks an API key.
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
      // For `household` and `owner`, `authoriseForHouse` also checks the access to the house.
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

/** Returns whether a user has a right, either by role or because the right was granted. */
export function mayOf(identity: Member, right: GrantableRight): boolean {
  return identity.role === 'Admin' || (isStaff(identity) && identity.access.includes(right));
}

/**
 * Does nothing if the sender of the request has this access to the saved house. Throws `unknown-configuration` for users without access, so
 * that they cannot learn whether the house exists. Throws `not-allowed` for a member of the household if only the house's owner and staff
 * have the access.
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

/** Returns the customer number of a user’s account, and that of the customer for whom the user acts; null: the user acts for nobody. */
export type NumbersOf = (member: Member) => Promise<Parameters<typeof pageAccountOf>[0]>;

/**
 * Does nothing if the page that sends a change shows the account that is logged in now. Throws `other-account` if somebody else has logged
 * in since the page was opened, and `not-logged-in` if nobody is logged in.
 * @param shown the header `Page-Account`; undefined: the request does not have this header
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
 * Returns the program whose valid key is in the header `Authorization`, whether or not a user is logged in; null: the endpoint is not for
 * programs. Throws `wrong-api-key`, and `missing-scope` if the key does not have the endpoint's scope.
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

/**
 * Returns the user of a request whose access has already been checked. Throws if the identity has no user, which can only be a fault of the
 * server.
 */
export function memberOf(identity: Identity): Member {
  if (identity.kind !== 'member') throw new AppError('not-logged-in');
  return identity;
}

/** Returns the text that identifies, in histories, who did something: a user's id, or `key:` and the number of a program's key. */
export function actorOf(identity: Identity): string {
  return identity.kind === 'program' ? `key:${identity.keyId}` : memberOf(identity).userId;
}

/** Returns the id of the user whose houses a request is about: the customer for whom staff act, or else the user who sends the request. */
export function onBehalfOf(member: Member): string {
  return (isStaff(member) ? member.actingFor : null) ?? member.userId;
}
