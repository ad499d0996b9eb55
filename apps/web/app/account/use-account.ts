import type { Account } from '@gavel/contract';
import { createContext, use } from 'react';

/** The logged-in user, and the functions that change who is logged in. */
export interface Session {
  /** The logged-in user; null: nobody is logged in. */
  readonly account: Account | null;
  /** Whether `account` has changed elsewhere, for example by a login in another tab; false: an action on this page set it. */
  readonly isHeard: boolean;
  /** Called when the server has logged the user in or changed their data. Null: the user is no longer logged in. */
  setAccount(account: Account | null): void;
  /** Logs the user out and returns whether that succeeded. After a failure the page shows its error screen. */
  logOut(): Promise<boolean>;
}

const SessionContext = createContext<Session | null>(null);

/** Provides the session to the components below. */
export const SessionProvider = SessionContext;

export function useSession(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error('There is no session around this component');
  return session;
}

/** Returns the logged-in user; null: nobody is logged in. */
export function useAccount(): Account | null {
  return useSession().account;
}

/** Returns whether the login is complete: the user has chosen a password, and has a second factor if they need one. */
export function hasEntered(account: Account | null): account is Account & { mustChoosePassword: false } {
  return account !== null && !account.mustChoosePassword && !account.needsSecondFactor;
}

export function fullName({ firstName, lastName }: Account): string {
  return `${firstName} ${lastName}`;
}
