import { mostChosen, type WorkedLead } from '@gavel/contract/staff';
import { useState } from 'react';

/** The rows that are chosen to do the same with. */
export interface ChosenRows {
  /** As they are in the list now. */
  readonly leads: readonly WorkedLead[];
  readonly hasAll: boolean;
  has(id: string): boolean;
  toggle(lead: WorkedLead): void;
  toggleAll(): void;
  /** Only these stay chosen. */
  keep(ids: readonly string[]): void;
}

export function useChosenLeads(listed: readonly WorkedLead[]): ChosenRows {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const leads = listed.filter(({ id }) => ids.has(id));
  const most = Math.min(listed.length, mostChosen);
  const hasAll = most > 0 && leads.length >= most;
  return {
    leads,
    hasAll,
    has: (id) => ids.has(id),
    toggle: ({ id }) =>
      setIds((now) => {
        const next = new Set(now);
        if (!next.delete(id) && leads.length < mostChosen) next.add(id);
        return next;
      }),
    toggleAll: () => setIds(hasAll ? new Set() : new Set(listed.slice(0, mostChosen).map(({ id }) => id))),
    keep: (kept) => setIds(new Set(kept)),
  };
}
