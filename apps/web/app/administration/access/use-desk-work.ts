import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { ApiError } from '../../api/api-error.ts';
import { browserStaffApi } from './browser-staff-api.ts';
import type { StaffApi } from './staff-calls.ts';

/**
 * Why the last action failed. `conflict`: somebody else has changed the record after the page loaded it. `loggedOut`: the session has ended,
 * or the user has logged out in another tab.
 */
type Trouble = 'conflict' | 'refused' | 'loggedOut' | 'failed';

/** The error codes that have a trouble of their own. All others are `failed`. */
const TROUBLES: Readonly<Record<string, Trouble>> = { 'move-refused': 'refused', 'not-logged-in': 'loggedOut' };

export interface DeskWork {
  readonly isBusy: boolean;
  readonly trouble: Trouble | null;
  /** Runs an action, reloads the page’s data and returns whether the action succeeded. */
  run(work: (api: StaffApi) => Promise<unknown>): Promise<boolean>;
}

/**
 * Runs the actions of an administration page, one at a time.
 * @param keepsText whether the page has text that the user has typed and that a reload would lose
 */
export function useDeskWork(keepsText = false): DeskWork {
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
      setTrouble(code?.endsWith('-conflict') ? 'conflict' : (TROUBLES[code ?? ''] ?? 'failed'));
      // For a user who is logged out, a reload opens the login page.
      const stays = code === null || code === 'network' || (keepsText && code === 'not-logged-in');
      if (!stays) await revalidate();
      return false;
    } finally {
      setBusy(false);
    }
  }

  return { isBusy, trouble, run };
}
