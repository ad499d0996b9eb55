import type { RequestColumn } from '@gavel/contract/staff';
import { startTransition, useRef, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { browserStaffApi } from '../access/browser-staff-api.ts';
import { listAddress } from '../parts/request-addresses.ts';
import { columnsOf, columnsText, type ResolvedList, usualColumns } from './request-columns.ts';

/**
 * Returns the columns of the table: those of the address or of its saved view, otherwise the user’s own. A change goes to the address if
 * the address or the view defines columns; otherwise it is saved as the user’s own columns.
 */
export function useRequestColumns({ search, view }: ResolvedList, own: readonly RequestColumn[] | null) {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [draft, setDraft] = useState<{ readonly columns: readonly RequestColumn[] | null } | null>(null);
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const inAddress = columnsOf(search);
  const columns = inAddress ?? (draft ? draft.columns : own) ?? usualColumns;

  function keepColumns(next: readonly RequestColumn[] | null) {
    if (view || inAddress) {
      const to = listAddress(search, { columns: next && columnsText(next) }, window.location.pathname);
      void navigate(to, { replace: true, preventScrollReset: true, state: { isSamePage: true } });
      return;
    }
    const change = { columns: next };
    setDraft(change);
    // The saves run one after the other, so that the last change wins.
    last.current = last.current
      .then(async () => (await browserStaffApi()).keepLeadColumns({ body: change }))
      .catch(() => undefined)
      .then(() => revalidate())
      // Wait until the page shows the saved columns, which also render in a transition. Otherwise the next change would start from the
      // old ones.
      .then(() => startTransition(() => setDraft((now) => (now === change ? null : now))));
  }

  return { columns, keepColumns };
}
