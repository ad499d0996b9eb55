import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { ApiError } from '../../api/api-error.ts';
import { browserStaffApi } from './browser-staff-api.ts';
import type { StaffApi } from './staff-calls.ts';

/** What went wrong with what was done last. `conflict`: somebody else has changed it since it was shown. */
type Trouble = 'conflict' | 'refused' | 'failed';

export interface DeskWork {
  readonly isBusy: boolean;
  readonly trouble: Trouble | null;
  /** Does something, tells whether it was done, and shows how everything is afterwards. */
  run(work: (api: StaffApi) => Promise<unknown>): Promise<boolean>;
}

/** What is done on a page of the administration, one thing at a time. */
export function useDeskWork(): DeskWork {
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
      setTrouble(code?.endsWith('-conflict') ? 'conflict' : code === 'move-refused' ? 'refused' : 'failed');
      if (code !== null && code !== 'network') await revalidate();
      return false;
    } finally {
      setBusy(false);
    }
  }

  return { isBusy, trouble, run };
}
