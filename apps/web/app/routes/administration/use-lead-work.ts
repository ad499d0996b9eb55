import type { LeadChange, OpenedLead } from '@gavel/contract/staff';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { ApiError } from '../../api/api-error.ts';
import { browserStaffApi } from './browser-staff-api.ts';
import type { StaffApi } from './staff-calls.ts';

/** What went wrong with what was done last. `conflict`: somebody else has changed the request since it was shown. */
type Trouble = 'conflict' | 'refused' | 'failed';

/** What is done with a request. Each tells whether it was, and shows how everything is afterwards. */
export interface LeadWork {
  readonly isBusy: boolean;
  readonly trouble: Trouble | null;
  change(change: LeadChange): Promise<boolean>;
  note(words: string): Promise<boolean>;
}

export function useLeadWork({ id, version }: Pick<OpenedLead, 'id' | 'version'>): LeadWork {
  const { revalidate } = useRevalidator();
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<Trouble | null>(null);

  async function run(work: (api: StaffApi) => Promise<unknown>): Promise<boolean> {
    if (isBusy) return false;
    setBusy(true);
    try {
      await work(await browserStaffApi());
      setTrouble(null);
      await revalidate();
      return true;
    } catch (error) {
      const code = error instanceof ApiError ? error.code : null;
      setTrouble(code === 'lead-conflict' ? 'conflict' : code === 'move-refused' ? 'refused' : 'failed');
      if (code !== null && code !== 'network') await revalidate();
      return false;
    } finally {
      setBusy(false);
    }
  }

  return {
    isBusy,
    trouble,
    change: (change) =>
      run((api) => api.changeLead({ parameters: { id }, body: change, headers: { 'If-Match': `"${version}"` } })),
    note: (words) => run((api) => api.addLeadNote({ parameters: { id }, body: { words } })),
  };
}
