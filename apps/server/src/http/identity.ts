import type { Access } from '@gavel/contract';
import { AppError } from './app-error.ts';

/** Who asks, from the request's cookie. */
export type Identity = Visitor | Member;

export interface Visitor {
  readonly kind: 'visitor';
}

/** Somebody who is logged in. */
export interface Member {
  readonly kind: 'member';
  readonly userId: string;
  readonly sessionId: string;
  readonly role: 'Customer' | 'Salesmen' | 'Admin';
  /** Logged in with a one-time password: may do nothing but choose an own one. */
  readonly mustChoosePassword: boolean;
  /** The user for whom a member of staff acts. */
  readonly actingFor: string | null;
}

export type Identify = (headers: Headers) => Promise<Identity>;

export const VISITOR: Visitor = { kind: 'visitor' };

function isStaff(identity: Identity): identity is Member & { readonly role: 'Salesmen' | 'Admin' } {
  return identity.kind === 'member' && identity.role !== 'Customer';
}

/**
 * Lets pass whoever may call, or throws `not-logged-in`, `choose-password` or `not-allowed`. The key of a `keyholder` is checked where the
 * thing is known.
 */
export function authorise(access: Access, identity: Identity): void {
  switch (access) {
    case 'anyone':
    case 'keyholder':
      return;
    default: {
      if (identity.kind === 'visitor') throw new AppError('not-logged-in');
      if (access === 'session') return;
      if (identity.mustChoosePassword) throw new AppError('choose-password');
      const mayCall = { member: true, staff: isStaff(identity), administrator: identity.role === 'Admin' }[access];
      if (!mayCall) throw new AppError('not-allowed');
    }
  }
}
