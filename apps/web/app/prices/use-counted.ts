import { type Ore, ore } from '@gavel/core';
import { useEffect, useRef, useState } from 'react';
import { countedAt } from './counted-at.ts';

/** The length of the animation in ms, equal to the CSS variable `--slow`. */
const DURATION = 240;

/** Returns an amount that counts to its new value after a change. If the user prefers reduced motion, the amount changes immediately. */
export function useCounted(amount: Ore): Ore {
  const [shown, setShown] = useState(amount);
  const latest = useRef(amount);
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;

  useEffect(() => {
    const from = latest.current;
    const count = (value: Ore) => {
      latest.current = value;
      setShown(value);
    };
    if (isStill || from === amount) return count(amount);
    const started = performance.now();
    let frame = requestAnimationFrame(function next(now) {
      const progress = Math.min(1, Math.max(0, (now - started) / DURATION));
      count(countedAt(from, amount, progress));
      if (progress < 1) frame = requestAnimationFrame(next);
    });
    return () => cancelAnimationFrame(frame);
  }, [amount, isStill]);

  return isStill ? amount : ore(shown);
}
