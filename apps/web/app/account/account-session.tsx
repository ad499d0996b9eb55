import type { Account } from '@gavel/contract';
import { pageAccountOf } from '@gavel/contract/page-account';
import { type ReactNode, Suspense, useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { browserApi } from '../api/browser-api.ts';
import { pageAccount } from '../api/page-account.ts';
import { lazyPart } from '../ui/when-loaded.ts';
import { hearOtherTabs } from './hear-other-tabs.ts';
import { SessionProvider } from './use-account.ts';

// Almost nobody needs it.
const OtherAccountDialog = lazyPart(async () => (await import('./other-account-dialog.tsx')).OtherAccountDialog);

interface Known {
  readonly account: Account | null;
  /** They logged in in another tab. */
  readonly isHeard: boolean;
  /** Who was logged in last: what is on the page may be theirs, also after they have logged out. */
  readonly owner: Account | null;
}

/**
 * Knows whose page this is: at first whom the server saw, then whoever logs in or out here or in another tab. Where another tab has logged
 * somebody else in, the page stays whose it is, and asks.
 */
export function AccountSession({ loaded, children }: { loaded: Account | null; children: ReactNode }) {
  const [known, setKnown] = useState<Known>({ account: loaded, isHeard: false, owner: loaded });
  const [other, setOther] = useState<Account | null>(null);
  const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null);
  if (failure) throw failure.error;
  const { account, isHeard, owner } = known;
  const become = useCallback((next: Account | null, heard = false) => {
    // What is sent before the page shows it is sent in its name already.
    pageAccount.shown = pageAccountOf(next);
    setKnown((before) => ({ account: next, isHeard: heard, owner: next ?? before.owner }));
    setOther(null);
  }, []);
  const session = useMemo(() => {
    const logOut = async () => {
      await (await browserApi()).logout();
      become(null);
      return true;
    };
    const fail = (error: unknown) => {
      setFailure({ error });
      return false;
    };
    return { account, isHeard, setAccount: become, logOut: () => logOut().catch(fail) };
  }, [account, isHeard, become]);

  useLayoutEffect(() => {
    pageAccount.shown = pageAccountOf(account);
    return () => {
      pageAccount.shown = null;
    };
  }, [account]);
  useEffect(() => {
    let isOurs = true;
    const lookAgain = async () => {
      const now = await (await browserApi()).readAccount();
      if (!isOurs) return;
      if (owner && now && now.id !== owner.id) setOther(now);
      else if (JSON.stringify(now) !== JSON.stringify(account)) become(now, true);
      else setOther(null);
    };
    // Without a network it stays as it was known.
    const hear = () => void lookAgain().catch(() => undefined);
    // A visitor's page need not ask whenever one comes back to it.
    if (account) addEventListener('focus', hear);
    const stops = [pageAccount.onRefused(hear), hearOtherTabs(pageAccountOf(account), hear)];
    return () => {
      isOurs = false;
      removeEventListener('focus', hear);
      for (const stop of stops) stop();
    };
  }, [account, owner, become]);

  return (
    <SessionProvider value={session}>
      {children}
      {owner && other && (
        <Suspense>
          <OtherAccountDialog shown={owner} other={other} logOut={session.logOut} onLater={() => setOther(null)} />
        </Suspense>
      )}
    </SessionProvider>
  );
}
