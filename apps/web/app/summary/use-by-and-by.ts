import { startTransition, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { firstSign } from '../ui/first-sign.ts';
import { idle } from '../ui/idle.ts';

/**
 * How many of so many parts are drawn: none at first, from the visitor's first sign on one more whenever the browser has nothing better to do,
 * and all before the page is printed.
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
