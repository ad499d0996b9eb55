import { type RefObject, useLayoutEffect, useState } from 'react';

/** A list of at most this many rows is rendered whole. So the server, which cannot measure rows, renders the whole first part of a list. */
const MOST_WHOLE = 100;
/** How many rows are rendered above and below the visible ones. */
const READY = 12;

interface RowsInView {
  readonly from: number;
  /** The index after the last row to render. */
  readonly to: number;
  /** The height of a row in px; 0 until it is measured. */
  readonly height: number;
}

/**
 * Returns which rows of a long list to render. All rows have the height of the first one.
 * @param body the element that contains the rows
 */
export function useRowsInView(count: number, body: RefObject<HTMLElement | null>): RowsInView {
  const [shown, setShown] = useState<RowsInView>({ from: 0, to: Math.min(count, MOST_WHOLE), height: 0 });
  const isLong = count > MOST_WHOLE;

  useLayoutEffect(() => {
    if (!isLong) return;
    const look = () => {
      const rows = body.current;
      const height = rows?.querySelector('tr[data-at]')?.getBoundingClientRect().height ?? 0;
      if (!rows || height === 0) return;
      const { top } = rows.getBoundingClientRect();
      const seen = rows.closest('.leads-table')?.getBoundingClientRect();
      const from = Math.floor((Math.max(0, seen?.top ?? 0) - top) / height) - READY;
      const to = Math.ceil((Math.min(innerHeight, seen?.bottom ?? innerHeight) - top) / height) + READY;
      const next = { from: Math.max(0, Math.min(from, count - 1)), to: Math.min(count, Math.max(to, READY)), height };
      setShown((now) => (now.from === next.from && now.to === next.to && now.height === height ? now : next));
    };
    look();
    // Listen to both the table and the page: in a wide window the table scrolls, on a phone the page.
    addEventListener('scroll', look, { capture: true, passive: true });
    addEventListener('resize', look);
    return () => {
      removeEventListener('scroll', look, { capture: true });
      removeEventListener('resize', look);
    };
  }, [isLong, count, body]);

  return isLong ? { ...shown, to: Math.min(shown.to, count) } : { from: 0, to: count, height: shown.height };
}
