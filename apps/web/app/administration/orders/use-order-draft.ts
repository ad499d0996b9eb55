import type { OrderDraft, OrderTicking, StaffOrder } from '@gavel/contract/staff';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { ApiError } from '../../api/api-error.ts';
import { browserStaffApi } from '../access/browser-staff-api.ts';
import type { StaffApi } from '../access/staff-calls.ts';
import { losesPage } from '../access/use-desk-work.ts';

type Trouble = 'conflict' | 'erased' | 'incomplete' | 'busy' | 'loggedOut' | 'failed';

/** The actions on the checklist of an order, and the action that freezes the order. */
export interface OrderWork {
  readonly isBusy: boolean;
  readonly trouble: Trouble | null;
  /** Changes an item of the checklist. Returns whether the server has saved the change. */
  tick(ticking: OrderTicking): Promise<boolean>;
  /** Freezes the order, or sends it for approval if an administrator has to approve it. Returns null if this failed. */
  make(): Promise<StaffOrder | null>;
}

const troubles: Readonly<Record<string, Trouble>> = {
  'order-conflict': 'conflict',
  'lead-erased': 'erased',
  'order-incomplete': 'incomplete',
  busy: 'busy',
  'document-failed': 'busy',
  'not-logged-in': 'loggedOut',
};

export function useOrderDraft({ leadId: id, tag }: OrderDraft, of: 'offer' | 'house'): OrderWork {
  const { revalidate } = useRevalidator();
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<Trouble | null>(null);

  async function run<Done>(work: (api: StaffApi) => Promise<Done>): Promise<Done | null> {
    if (isBusy) return null;
    setBusy(true);
    try {
      const done = await work(await browserStaffApi());
      setTrouble(null);
      await revalidate();
      return done;
    } catch (error) {
      const code = error instanceof ApiError ? error.code : null;
      setTrouble(troubles[code ?? ''] ?? 'failed');
      if (!losesPage(error)) await revalidate();
      return null;
    } finally {
      setBusy(false);
    }
  }

  return {
    isBusy,
    trouble,
    tick: async (ticking) => (await run((api) => api.tickOrder({ parameters: { id, of }, body: ticking }))) !== null,
    make: () => run((api) => api.makeOrder({ parameters: { id, of }, headers: { 'If-Match': `"${tag}"` } })),
  };
}
