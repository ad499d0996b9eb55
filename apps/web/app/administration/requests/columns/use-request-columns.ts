import type { RequestColumn } from '@gavel/contract/staff';
import { startTransition, useRef, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { browserStaffApi } from '../../access/browser-staff-api.ts';
import { listAddress } from '../../parts/request-addresses.ts';
import { columnsOf, columnsText, type ResolvedList, usualColumns } from './request-columns.ts';

/**
 * Returns the columns of the table: those of the address or of its saved view, or else the columns that the user has saved. If a saved view
 * is open or the address defines columns, a change goes into the address. If not, the change is saved for the user. If saving fails, the
 * table keeps the change, and the next save contains both changes.
 */
export function useRequestColumns({ search, view }: ResolvedList, own: readonly RequestColumn[] | null) {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [draft, setDraft] = useState<{ readonly columns: readonly RequestColumn[] | null } | null>(null);
  const [hasFailed, setFailed] = useState(false);
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
    last.current = last.current.then(() => save(change));
  }

  async function save(change: { readonly columns: readonly RequestColumn[] | null }): Promise<void> {
    try {
      await (await browserStaffApi()).keepLeadColumns({ body: change });
    } catch {
      setFailed(true);
      return;
    }
    setFailed(false);
    await revalidate();
    // Wait until the page shows the saved columns, which it renders in a transition. Without this, the next change would start from the
    // old columns.
    startTransition(() => setDraft((now) => (now === change ? null : now)));
  }

  return { columns, keepColumns, hasFailed: hasFailed && inAddress === null };
}
