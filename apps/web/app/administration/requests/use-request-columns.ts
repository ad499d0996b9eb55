import type { LeadColumn } from '@gavel/contract/staff';
import { startTransition, useRef, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { browserStaffApi } from '../access/browser-staff-api.ts';
import { columnsOf, columnsText, type ResolvedList, usualColumns } from '../lists/request-columns.ts';
import { listAddress } from '../parts/request-addresses.ts';

/**
 * The columns of the table: those that the address or its view says, else one's own. Changed, they stand in the address where a view or the address had
 * them; otherwise they are kept as one's own.
 */
export function useLeadColumns({ search, view }: ResolvedList, own: readonly LeadColumn[] | null) {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [draft, setDraft] = useState<{ readonly columns: readonly LeadColumn[] | null } | null>(null);
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const inAddress = columnsOf(search);
  const columns = inAddress ?? (draft ? draft.columns : own) ?? usualColumns;

  function keepColumns(next: readonly LeadColumn[] | null) {
    if (view || inAddress) {
      const to = listAddress(search, { columns: next && columnsText(next) }, window.location.pathname);
      void navigate(to, { replace: true, preventScrollReset: true, state: { isSamePage: true } });
      return;
    }
    const change = { columns: next };
    setDraft(change);
    // One after the other, so that the last one is what is kept.
    last.current = last.current
      .then(async () => (await browserStaffApi()).keepLeadColumns({ body: change }))
      .catch(() => undefined)
      .then(() => revalidate())
      // Not before the page shows what was loaded, which is rendered as a transition too: what is changed next would begin from what was there before.
      .then(() => startTransition(() => setDraft((now) => (now === change ? null : now))));
  }

  return { columns, keepColumns };
}
