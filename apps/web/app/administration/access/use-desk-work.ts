import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { ApiError } from '../../api/api-error.ts';
import { browserStaffApi } from './browser-staff-api.ts';
import type { StaffApi } from './staff-calls.ts';

/**
 * Why the last action failed. `conflict`: somebody else has changed the record after the page loaded it. `erased`: the data of the customer
 * is erased. `refused`: the request cannot get the chosen milestone or rest. `loggedOut`: the session has ended, or the user has logged out
 * in another tab. `failed`: all other errors.
 */
export type DeskTrouble = 'conflict' | 'erased' | 'refused' | 'loggedOut' | 'failed';

/** The reasons by error code. A code that ends in `-conflict` becomes `conflict`, and all other errors become `failed`. */
const TROUBLES: Readonly<Record<string, DeskTrouble>> = {
  'lead-erased': 'erased',
  'move-refused': 'refused',
  'not-logged-in': 'loggedOut',
};

/**
 * Returns whether a reload of the page’s data after this error would replace the page and lose what the user has typed. For a user
 * who is logged out, a reload opens the login page. If the server or its database does not respond, a reload opens the error page.
 */
export function losesPage(error: unknown): boolean {
  const code = error instanceof ApiError ? error.code : null;
  return code === 'not-logged-in' || isUnreached(code);
}

function isUnreached(code: string | null): boolean {
  return code === null || code === 'network' || code === 'unavailable';
}

export interface DeskWork {
  readonly isBusy: boolean;
  readonly trouble: DeskTrouble | null;
  /**
   * Runs an action, reloads the page’s data unless the server or its database does not respond, and returns whether the action succeeded.
   */
  run(work: (api: StaffApi) => Promise<unknown>): Promise<boolean>;
}

/**
 * Runs the actions of an administration page, one at a time.
 * @param keepsText whether the page has text that the user has typed and that a reload would lose
 */
export function useDeskWork(keepsText = false): DeskWork {
  const { revalidate } = useRevalidator();
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<DeskTrouble | null>(null);

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
      if (!(keepsText ? losesPage(error) : isUnreached(code))) await revalidate();
      return false;
    } finally {
      setBusy(false);
    }
  }

  return { isBusy, trouble, run };
}
