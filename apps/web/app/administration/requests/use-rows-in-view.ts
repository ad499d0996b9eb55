import { type RefObject, useLayoutEffect, useState } from 'react';

/** Fewer rows than this are all there: a page that is written by the server has them whole. */
const MOST_WHOLE = 100;
/** So many above and below stand ready. */
const READY = 12;

interface RowsInView {
  readonly from: number;
  /** The first that is not. */
  readonly to: number;
  /** px; 0: not measured yet. */
  readonly height: number;
}

/** Which rows of a long list are to be there. All are as high as the first. @param body what holds the rows */
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
    // What scrolls is the table, or on a phone the page.
    addEventListener('scroll', look, { capture: true, passive: true });
    addEventListener('resize', look);
    return () => {
      removeEventListener('scroll', look, { capture: true });
      removeEventListener('resize', look);
    };
  }, [isLong, count, body]);

  return isLong ? { ...shown, to: Math.min(shown.to, count) } : { from: 0, to: count, height: shown.height };
}
