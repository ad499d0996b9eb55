import type { Account } from '@gavel/contract';
import { type ReactNode, useMemo, useState } from 'react';
import { browserApi } from '../api/browser-api.ts';
import { SessionProvider } from './use-account.ts';

/** Knows who is logged in: at first whom the server saw, then whoever logs in or out here. */
export function AccountSession({ loaded, children }: { loaded: Account | null; children: ReactNode }) {
  const [account, setAccount] = useState(loaded);
  const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null);
  if (failure) throw failure.error;
  const session = useMemo(() => {
    const logOut = async () => {
      await (await browserApi()).logout();
      setAccount(null);
    };
    return { account, setAccount, logOut: () => void logOut().catch((error: unknown) => setFailure({ error })) };
  }, [account]);
  return <SessionProvider value={session}>{children}</SessionProvider>;
}
