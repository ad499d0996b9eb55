import { type RefObject, useLayoutEffect, useState } from 'react';
import { type Box, placeCard } from './place-card.ts';

interface Spotlight {
  /** The box to highlight; null if no element is visible. */
  readonly target: Box | null;
  /** The index of the selector that has a visible element; -1 if none has. */
  readonly found: number;
  readonly card: { readonly left: number; readonly top: number };
}

/** The space around the target, in CSS pixels. */
const AIR = 4;

/**
 * Returns where the spotlight and its card are, and updates this when the screen changes. The spotlight uses the first of the selectors
 * that has a visible element. If a selector has several visible elements, one box surrounds them all.
 */
export function useSpotlight(selectors: readonly string[], card: RefObject<HTMLElement | null>): Spotlight | null {
  const [spotlight, setSpotlight] = useState<Spotlight | null>(null);
  useLayoutEffect(() => {
    const look = () => {
      if (!card.current) return;
      const screen = { width: window.innerWidth, height: window.innerHeight };
      const boxes = selectors.map(boxOf);
      const found = boxes.findIndex((box) => box !== null);
      const target = boxes[found] ?? null;
      const { offsetWidth: width, offsetHeight: height } = card.current;
      setSpotlight({ target, found, card: placeCard(target, { width, height }, screen) });
    };
    look();
    const observer = new ResizeObserver(look);
    if (card.current) observer.observe(card.current);
    addEventListener('resize', look);
    // Measure again after each transition, because the target may move in an animation.
    document.addEventListener('transitionend', look);
    return () => {
      observer.disconnect();
      removeEventListener('resize', look);
      document.removeEventListener('transitionend', look);
    };
  }, [selectors, card]);
  return spotlight;
}

/** Returns the box around all visible matches of the selector. */
function boxOf(selector: string): Box | null {
  const boxes = [...document.querySelectorAll(selector)]
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0);
  if (boxes.length === 0) return null;
  const left = Math.min(...boxes.map((box) => box.left)) - AIR;
  const top = Math.min(...boxes.map((box) => box.top)) - AIR;
  const right = Math.max(...boxes.map((box) => box.right)) + AIR;
  const bottom = Math.max(...boxes.map((box) => box.bottom)) + AIR;
  return { left, top, width: right - left, height: bottom - top };
}
