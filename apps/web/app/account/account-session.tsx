import type { Account } from '@gavel/contract';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { browserApi } from '../api/browser-api.ts';
import { SessionProvider } from './use-account.ts';

/** Knows who is logged in: at first whom the server saw, then whoever logs in or out here, and what other tabs have changed. */
export function AccountSession({ loaded, children }: { loaded: Account | null; children: ReactNode }) {
  const [account, setAccount] = useState(loaded);
  const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null);
  if (failure) throw failure.error;
  const session = useMemo(() => {
    const logOut = async () => {
      await (await browserApi()).logout();
      setAccount(null);
      return true;
    };
    const fail = (error: unknown) => {
      setFailure({ error });
      return false;
    };
    return { account, setAccount, logOut: () => logOut().catch(fail) };
  }, [account]);
  useEffect(() => {
    if (account === null) return;
    let isOurs = true;
    // Staff may have begun to act for a customer in another tab, or have logged out there.
    const lookAgain = async () => {
      const now = await (await browserApi()).readAccount();
      if (isOurs && JSON.stringify(now) !== JSON.stringify(account)) setAccount(now);
    };
    // Without a network it stays as it was known.
    const hear = () => void lookAgain().catch(() => undefined);
    addEventListener('focus', hear);
    return () => {
      isOurs = false;
      removeEventListener('focus', hear);
    };
  }, [account]);
  return <SessionProvider value={session}>{children}</SessionProvider>;
}
