import type { Account } from '@gavel/contract';
import { createContext, use } from 'react';

/** The logged-in user, and the functions that change who is logged in. */
export interface Session {
  /** Null if nobody is logged in. */
  readonly account: Account | null;
  /** Whether the user logged in in another tab and not here. */
  readonly isHeard: boolean;
  /** Called when the server has logged the user in or changed their data; null: the user is no longer logged in. */
  setAccount(account: Account | null): void;
  /** Logs out and returns whether it succeeded. After a failure the page shows its error screen. */
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

/** Returns the user who is logged in; null if nobody is. */
export function useAccount(): Account | null {
  return useSession().account;
}

/** Returns whether the login is complete: the user has a password of their own, and a second factor if they need one. */
export function hasEntered(account: Account | null): account is Account & { mustChoosePassword: false } {
  return account !== null && !account.mustChoosePassword && !account.needsSecondFactor;
}

export function fullName({ firstName, lastName }: Account): string {
  return `${firstName} ${lastName}`;
}
