import type { RequestColumn } from '@gavel/contract/staff';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { browserStaffApi } from '../../access/browser-staff-api.ts';
import { listAddress } from '../../parts/request-addresses.ts';
import { columnsOf, columnsText, type ResolvedList, usualColumns } from './request-columns.ts';

type Columns = readonly RequestColumn[] | null;

/** Columns that the user has chosen, until the page has loaded them again from the server. */
interface Draft {
  readonly columns: Columns;
  /** Set when the server has stored the columns: `over` are the loaded columns that the page still had then. */
  readonly saved: { readonly over: Columns } | null;
}

/**
 * Returns the columns of the table: those of the address or of its saved view, or else the columns that the user has saved. If a saved view
 * is open or the address defines columns, a change goes into the address. If not, the change is saved for the user. If saving fails, the
 * table keeps the change, and the next save contains both changes.
 */
export function useRequestColumns({ search, view }: ResolvedList, own: Columns) {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [draft, setDraft] = useState<Draft | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const inAddress = columnsOf(search);
  const isAhead = draft !== null && (draft.saved === null || draft.saved.over === own);
  const columns = inAddress ?? (isAhead ? draft.columns : own) ?? usualColumns;
  const loaded = useRef(own);
  useEffect(() => {
    loaded.current = own;
  }, [own]);

  function keepColumns(next: Columns) {
    if (view || inAddress) {
      const to = listAddress(search, { columns: next && columnsText(next) }, window.location.pathname);
      void navigate(to, { replace: true, preventScrollReset: true, state: { isSamePage: true } });
      return;
    }
    const change = { columns: next, saved: null };
    setDraft(change);
    // The saves run one after the other, so that the last change wins.
    last.current = last.current.then(() => save(change));
  }

  async function save(change: Draft): Promise<void> {
    const { columns } = change;
    try {
      await (await browserStaffApi()).keepLeadColumns({ body: { columns } });
    } catch {
      setFailed(true);
      return;
    }
    setFailed(false);
    const saved = { over: loaded.current };
    setDraft((now) => (now === change ? { columns, saved } : now));
    await revalidate();
  }

  return { columns, keepColumns, hasFailed: hasFailed && inAddress === null };
}
