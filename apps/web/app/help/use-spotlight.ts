import { type RefObject, useLayoutEffect, useState } from 'react';
import { type Box, placeCard } from './place-card.ts';

interface Spotlight {
  /** What is pointed at; null: nothing of it is on the screen. */
  readonly target: Box | null;
  /** Which of the selectors found it; -1: none. */
  readonly found: number;
  readonly card: { readonly left: number; readonly top: number };
}

/** A little air round what is pointed at. */
const AIR = 4;

/**
 * Where the spotlight and its card are, kept up with the screen. Of the selectors the first counts that finds something visible; of
 * several things it finds, the box round them all.
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
    // What is pointed at may still be on its way to its place.
    document.addEventListener('transitionend', look);
    return () => {
      observer.disconnect();
      removeEventListener('resize', look);
      document.removeEventListener('transitionend', look);
    };
  }, [selectors, card]);
  return spotlight;
}

/** The box round everything visible that the selector finds. */
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
