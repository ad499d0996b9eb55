import { startTransition, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { firstSign } from '../ui/first-sign.ts';
import { idle } from '../ui/idle.ts';

/**
 * Returns how many of `parts` parts to render. At first none. After the visitor’s first input, one more part whenever the browser is idle.
 * Before a print, all parts.
 */
export function useByAndBy(parts: number): number {
  const [drawn, setDrawn] = useState(0);
  const isDone = drawn >= parts;
  useEffect(() => {
    if (isDone) return;
    const drawAll = () => flushSync(() => setDrawn(Number.POSITIVE_INFINITY));
    addEventListener('beforeprint', drawAll);
    return () => removeEventListener('beforeprint', drawAll);
  }, [isDone]);
  useEffect(() => {
    if (drawn >= parts) return;
    let isNeeded = true;
    const next = drawn === 0 ? firstSign() : idle();
    next.then(() => isNeeded && startTransition(() => setDrawn((before) => before + 1)));
    return () => {
      isNeeded = false;
    };
  }, [drawn, parts]);
  return drawn;
}
