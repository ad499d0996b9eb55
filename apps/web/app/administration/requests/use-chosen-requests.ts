import { mostChosen, type WorkedRequest } from '@gavel/contract/staff';
import { useState } from 'react';

/** The selected rows, for an action on all of them. */
export interface ChosenRows {
  /** The selected requests, with the data that was loaded last. */
  readonly requests: readonly WorkedRequest[];
  readonly hasAll: boolean;
  has(id: string): boolean;
  toggle(request: WorkedRequest): void;
  toggleAll(): void;
  /** Keeps these requests selected and deselects all others. */
  keep(ids: readonly string[]): void;
}

export function useChosenRequests(listed: readonly WorkedRequest[]): ChosenRows {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const requests = listed.filter(({ id }) => ids.has(id));
  const most = Math.min(listed.length, mostChosen);
  const hasAll = most > 0 && requests.length >= most;
  return {
    requests,
    hasAll,
    has: (id) => ids.has(id),
    toggle: ({ id }) =>
      setIds((now) => {
        const next = new Set(now);
        if (!next.delete(id) && requests.length < mostChosen) next.add(id);
        return next;
      }),
    toggleAll: () => setIds(hasAll ? new Set() : new Set(listed.slice(0, mostChosen).map(({ id }) => id))),
    keep: (kept) => setIds(new Set(kept)),
  };
}
