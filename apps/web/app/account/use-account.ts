import type { Account } from '@gavel/contract';
import { createContext, use } from 'react';

/** Who is logged in, and what changes that. */
export interface Session {
  /** Null: nobody. */
  readonly account: Account | null;
  /** They logged in in another tab, and have pressed nothing here. */
  readonly isHeard: boolean;
  /** The server has let somebody in, or has changed what it knows of them; null: it knows nobody here any more. */
  setAccount(account: Account | null): void;
  /** Whether that has been done; what is wrong otherwise takes the page's place. */
  logOut(): Promise<boolean>;
}

const SessionContext = createContext<Session | null>(null);

/** Tells everything below it who is logged in. */
export const SessionProvider = SessionContext;

export function useSession(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error('There is no session around this component');
  return session;
}

/** Who is logged in; null: nobody. */
export function useAccount(): Account | null {
  return useSession().account;
}

/** Whether somebody is in: with a password of their own, and with the second factor that is asked of them. */
export function hasEntered(account: Account | null): account is Account & { mustChoosePassword: false } {
  return account !== null && !account.mustChoosePassword && !account.needsSecondFactor;
}

export function fullName({ firstName, lastName }: Account): string {
  return `${firstName} ${lastName}`;
}
