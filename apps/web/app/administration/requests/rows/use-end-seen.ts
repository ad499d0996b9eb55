import { type RefObject, useEffect, useRef } from 'react';

/** The number of loaded rows (`count`), the index of the first rendered row, and the index after the last rendered row. */
interface RowsInView {
  readonly count: number;
  readonly from: number;
  readonly to: number;
}

/** Calls `onEnd` when the last row is near the screen. Checks this when the user scrolls and after more rows have loaded. */
export function useEndSeen(body: RefObject<HTMLElement | null>, { count, from, to }: RowsInView, onEnd: () => void): void {
  const isNearEnd = to >= count;
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the end of the list may still be in view after more rows have loaded
  useEffect(() => {
    if (isNearEnd && isEndSeen(body.current)) end.current();
  }, [body, isNearEnd, count, from]);
  useEffect(() => {
    const look = () => isEndSeen(body.current) && end.current();
    addEventListener('scroll', look, { capture: true, passive: true });
    return () => removeEventListener('scroll', look, { capture: true });
  }, [body]);
}

/** The last row is near if it is at most this far below the screen, in px. */
const AHEAD = 1200;

function isEndSeen(body: HTMLElement | null): boolean {
  if (!body) return false;
  const seen = body.closest('.leads-table')?.getBoundingClientRect();
  return body.getBoundingClientRect().bottom < Math.min(innerHeight, seen?.bottom ?? innerHeight) + AHEAD;
}
