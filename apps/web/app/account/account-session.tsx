import type { Account } from '@gavel/contract';
import { pageAccountOf } from '@gavel/contract/page-account';
import { type ReactNode, Suspense, useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { browserApi } from '../api/browser-api.ts';
import { pageAccount } from '../api/page-account.ts';
import { lazyPart } from '../ui/when-loaded.ts';
import { hearOtherTabs } from './hear-other-tabs.ts';
import { SessionProvider } from './use-account.ts';

// Load this dialog late, because very few users need it.
const OtherAccountDialog = lazyPart(async () => (await import('./other-account-dialog.tsx')).OtherAccountDialog);

interface Known {
  readonly account: Account | null;
  /** Whether `account` has changed elsewhere, for example by a login in another tab; false: an action on this page set it. */
  readonly isHeard: boolean;
  /** The last user who was logged in on this page. The content of the page may belong to this user, even after a logout. */
  readonly owner: Account | null;
}

/**
 * Stores which account this page uses. At first, this is the account in the server’s document. Each login and logout in this tab or
 * in another tab changes it, with one exception: if a different user logs in in another tab, the page keeps its account and asks
 * what to do.
 */
export function AccountSession({ loaded, children }: { loaded: Account | null; children: ReactNode }) {
  const [known, setKnown] = useState<Known>({ account: loaded, isHeard: false, owner: loaded });
  const [other, setOther] = useState<Account | null>(null);
  const { account, isHeard, owner } = known;
  const become = useCallback((next: Account | null, heard = false) => {
    // Set the account now, so that requests sent before the next rendering already contain the new account.
    pageAccount.shown = pageAccountOf(next);
    setKnown((before) => ({ account: next, isHeard: heard, owner: next ?? before.owner }));
    setOther(null);
  }, []);
  const session = useMemo(() => {
    const logOut = async () => {
      const stored = await import('../stored/kept-houses.ts');
      await (await browserApi()).logout();
      stored.forgetSavedHouses();
      become(null);
      return true;
    };
    const fail = (error: unknown) => {
      // React throws the error while it renders, so that the page shows its error screen.
      setKnown(() => raise(error));
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
      if (!isOurs || pageAccount.isHeld) return;
      if (owner && now && now.id !== owner.id) setOther(now);
      else if (JSON.stringify(now) !== JSON.stringify(account)) become(now, true);
      else setOther(null);
    };
    // If the HTTP request for the account fails, the page keeps the account that it has.
    const hear = () => lookAgain().catch(() => {});
    // When the page gets the focus, it checks whether its user is still logged in. Without a logged-in user there is nothing to check.
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

function raise(error: unknown): never {
  throw error;
}
