import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { ApiError } from '../../api/api-error.ts';
import { browserStaffApi } from './browser-staff-api.ts';
import type { StaffApi } from './staff-calls.ts';

/** Why the last action failed. `conflict`: somebody else has changed the record after the page loaded it. */
type Trouble = 'conflict' | 'refused' | 'failed';

export interface DeskWork {
  readonly isBusy: boolean;
  readonly trouble: Trouble | null;
  /** Runs an action, reloads the page’s data and returns whether the action succeeded. */
  run(work: (api: StaffApi) => Promise<unknown>): Promise<boolean>;
}

/** Runs the actions of an administration page, one at a time. */
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
