import { pageAccountOf } from '@gavel/contract/page-account';
import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { pageAccount } from '../api/page-account.ts';
import { useSession } from './use-account.ts';

/**
 * Reloads the page’s data when the user logs out, or logs in in another tab, because the data belong to the account for which they
 * were loaded. After a login on this page, the login itself opens the next page.
 * @param isOfMember whether the data belong to a logged-in user. If so, and if the page knows no user, for example because it was loaded
 * without a network, the hook reads the account.
 */
export function useReloadWithAccount(isOfMember = false): void {
  const { account, isHeard } = useSession();
  const { revalidate } = useRevalidator();
  const shown = pageAccountOf(account);
  const reloads = !account || isHeard;
  const before = useRef(shown);
  useEffect(() => {
    if (before.current !== shown && reloads) void revalidate();
    before.current = shown;
  }, [shown, reloads, revalidate]);
  const isUnknown = isOfMember && !account;
  useEffect(() => {
    if (isUnknown) pageAccount.refused();
  }, [isUnknown]);
}
