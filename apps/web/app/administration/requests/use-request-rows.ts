import type { WorkedLead, WorkedLeads } from '@gavel/contract/staff';
import { useEffect, useRef, useState } from 'react';

type Part = Pick<WorkedLeads, 'leads' | 'next'>;

interface LeadRows {
  readonly leads: readonly WorkedLead[];
  readonly hasMore: boolean;
  readonly hasFailed: boolean;
  /** Loads what comes after; does nothing while it does so already. */
  loadMore(): void;
}

/**
 * The rows of a list: its first part, and what was loaded after it. When the first part is read anew, so is the rest, as far as it was loaded; until it
 * is there the rows stay as they were.
 */
export function useLeadRows(first: Part, load: (after: string) => Promise<Part>): LeadRows {
  const [rest, setRest] = useState<Part & { readonly of: Part }>({ of: first, leads: [], next: first.next });
  const [hasFailed, setFailed] = useState(false);
  const isLoading = useRef(false);
  const isOld = rest.of !== first;
  const loaded = useRef(load);
  useEffect(() => {
    loaded.current = load;
  });

  useEffect(() => {
    if (!isOld) return;
    let isOver = false;
    void readAgain(first, rest.leads.length, loaded.current).then(
      (again) => !isOver && setRest({ of: first, ...again }),
      () => !isOver && setRest({ of: first, leads: [], next: first.next }),
    );
    return () => {
      isOver = true;
    };
  }, [first, isOld, rest.leads.length]);

  const ids = new Set(first.leads.map(({ id }) => id));
  const next = isOld && rest.leads.length === 0 ? first.next : rest.next;
  return {
    leads: [...first.leads, ...rest.leads.filter(({ id }) => !ids.has(id))],
    hasMore: next !== null,
    hasFailed,
    loadMore() {
      if (isLoading.current || isOld || rest.next === null) return;
      isLoading.current = true;
      setFailed(false);
      const after = rest.next;
      void loaded
        .current(after)
        .then(
          (part) =>
            // Not where the list was read anew meanwhile.
            setRest((now) => (now.next === after ? { ...now, leads: [...now.leads, ...part.leads], next: part.next } : now)),
          () => setFailed(true),
        )
        .finally(() => {
          isLoading.current = false;
        });
    },
  };
}

/** What comes after the first part, as many rows as were there at least. */
async function readAgain(first: Part, count: number, load: (after: string) => Promise<Part>): Promise<Part> {
  const leads: WorkedLead[] = [];
  let { next } = first;
  while (next !== null && leads.length < count) {
    const part: Part = await load(next);
    leads.push(...part.leads);
    next = part.next;
  }
  return { leads, next };
}
