import { encodeTrusted } from '@gavel/contract';
import { type CountedVisit, countEndpoints } from '@gavel/contract/counts';
import { asAnswerId } from '@gavel/core';
import { useEffect, useState } from 'react';
import { useSession } from '../account/use-account.ts';
import { isPreview } from '../preview/own-address.ts';
import { useConfiguratorStore } from '../visit/use-configurator.tsx';
import { useView } from '../visit/use-view.ts';
import { createTally } from './tally.ts';

/**
 * Tells the server what to count of this visit: that it began, which sections the visitor has opened, and which blocked answers
 * they have tried to choose. Sends this when the summary first opens (with all selected answers), and when the page is hidden or
 * left. It contains the house model and the municipality, but nothing about the visitor: the browser sends no cookie and stores
 * nothing. Visits of staff, of a preview, and of browsers that ask not to be tracked are not counted. It does not matter if a
 * request is lost.
 */
export function CountVisit() {
  const store = useConfiguratorStore();
  const { view, parameter } = useView();
  const { account } = useSession();
  const [tally] = useState(() => createTally(store, tell));
  const isCounted = !isPreview && !asksNotTo() && !account?.access.includes('sales-admin');
  const wanted = view === 'way' ? parameter('answer') : null;

  useEffect(() => {
    if (isCounted && view === 'summary') tally.finish();
  }, [isCounted, view, tally]);
  useEffect(() => {
    if (wanted !== null) tally.tryInVain(asAnswerId(wanted));
  }, [wanted, tally]);
  useEffect(() => {
    if (!isCounted) return;
    const hide = () => document.visibilityState === 'hidden' && tally.leave();
    document.addEventListener('visibilitychange', hide);
    return () => {
      document.removeEventListener('visibilitychange', hide);
      tally.leave();
    };
  }, [isCounted, tally]);
  return null;
}

/** Returns whether Do Not Track or Global Privacy Control is set. */
function asksNotTo(): boolean {
  return navigator.doNotTrack === '1' || Reflect.get(navigator, 'globalPrivacyControl') === true;
}

function tell(told: CountedVisit): void {
  const { path, method, request } = countEndpoints.countVisit;
  const body = JSON.stringify(encodeTrusted(request, told));
  const headers = { 'Content-Type': 'application/json' };
  fetch(path, { method, body, headers, keepalive: true, credentials: 'omit' }).catch(() => undefined);
}
