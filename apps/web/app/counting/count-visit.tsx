import { encodeTrusted } from '@gavel/contract';
import { type CountedVisit, countEndpoints } from '@gavel/contract/counts';
import { asAnswerId } from '@gavel/core';
import { useEffect, useState } from 'react';
import { useSession } from '../account/use-account.ts';
import { useConfiguratorStore } from '../visit/use-configurator.tsx';
import { useView } from '../visit/use-view.ts';
import { createTally } from './tally.ts';

/**
 * Tells the server what to count of this visit: once at the summary, and when the page is left or hidden, what is new since. It says which house and
 * what happened, nothing of who: no cookie goes along, nothing is kept in the browser for it. Not where the browser asks not to be followed, and not
 * for staff. Whether it arrives makes no difference to anybody.
 */
export function CountVisit() {
  const store = useConfiguratorStore();
  const { view, parameter } = useView();
  const { account } = useSession();
  const [tally] = useState(() => createTally(store, tell));
  const isCounted = !asksNotTo() && !account?.access.includes('sales-admin');
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

/** Do Not Track, or Global Privacy Control. */
function asksNotTo(): boolean {
  return navigator.doNotTrack === '1' || Reflect.get(navigator, 'globalPrivacyControl') === true;
}

function tell(told: CountedVisit): void {
  const { path, method, request } = countEndpoints.countVisit;
  const body = JSON.stringify(encodeTrusted(request, told));
  const headers = { 'Content-Type': 'application/json' };
  fetch(path, { method, body, headers, keepalive: true, credentials: 'omit' }).catch(() => undefined);
}
