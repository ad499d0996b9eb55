import type { WorkedRequest, WorkedRequests } from '@gavel/contract/staff';
import { useEffect, useRef, useState } from 'react';

type Part = Pick<WorkedRequests, 'leads' | 'next'>;

interface RequestRows {
  readonly requests: readonly WorkedRequest[];
  readonly hasMore: boolean;
  readonly hasFailed: boolean;
  /** Loads the next part; does nothing while one is loading. */
  loadMore(): void;
}

/**
 * Returns the rows of a list: its first part, and the parts that were loaded after it. When the first part is loaded again, all others
 * are loaded again too; until then the old rows stay.
 */
export function useRequestRows(first: Part, load: (after: string) => Promise<Part>): RequestRows {
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
      () => {
        if (isOver) return;
        setRest({ of: first, leads: [], next: first.next });
        setFailed(true);
      },
    );
    return () => {
      isOver = true;
    };
  }, [first, isOld, rest.leads.length]);

  const ids = new Set(first.leads.map(({ id }) => id));
  const next = isOld && rest.leads.length === 0 ? first.next : rest.next;
  return {
    requests: [...first.leads, ...rest.leads.filter(({ id }) => !ids.has(id))],
    hasMore: next !== null,
    hasFailed: hasFailed && next !== null,
    loadMore() {
      if (isLoading.current || isOld || rest.next === null) return;
      isLoading.current = true;
      setFailed(false);
      const after = rest.next;
      void loaded
        .current(after)
        .then(
          (part) =>
            // Skip this part if the first part has been loaded again since this part was requested.
            setRest((now) => (now.next === after ? { ...now, leads: joined(now.leads, part.leads), next: part.next } : now)),
          () => setFailed(true),
        )
        .finally(() => {
          isLoading.current = false;
        });
    },
  };
}

/** Loads the parts after the first one, until these parts have at least `count` rows or the list ends. */
async function readAgain(first: Part, count: number, load: (after: string) => Promise<Part>): Promise<Part> {
  let requests: readonly WorkedRequest[] = [];
  let { next } = first;
  while (next !== null && requests.length < count) {
    const part: Part = await load(next);
    requests = joined(requests, part.leads);
    next = part.next;
  }
  return { leads: requests, next };
}

/** Adds a part to the rows. A request that has moved down the list since its part was loaded has a row only in the newer part. */
function joined(rows: readonly WorkedRequest[], part: readonly WorkedRequest[]): readonly WorkedRequest[] {
  const ids = new Set(part.map(({ id }) => id));
  return [...rows.filter(({ id }) => !ids.has(id)), ...part];
}
