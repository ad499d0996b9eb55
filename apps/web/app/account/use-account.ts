import { createContext, useContext } from 'react';

/** Somebody who is logged in. */
export interface Account {
  readonly fullName: string;
  logOut(): void;
}

const AccountContext = createContext<Account | null>(null);

/** Tells everything below it who is logged in. */
export const AccountProvider = AccountContext;

/** Who is logged in; null: nobody, which it is wherever no provider says otherwise. */
export function useAccount(): Account | null {
  return useContext(AccountContext);
}
