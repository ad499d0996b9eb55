import type { PictureBox } from '@gavel/core';
import { type RefObject, useLayoutEffect, useState } from 'react';

/** The boxes of the stage, in CSS pixels from the upper left corner of the stage. */
export interface StageBoxes {
  readonly frame: PictureBox;
  /** The part of the stage that no panel hides. */
  readonly open: PictureBox;
  /** The largest rectangle in the part of the stage that no panel hides. The subject of the picture is placed in this rectangle. */
  readonly free: PictureBox;
}

/** Measures the boxes that the style sheet defines, now and after each change. Null until they are measured. */
export function useStageBoxes(
  frame: RefObject<HTMLElement | null>,
  open: RefObject<HTMLElement | null>,
  free: RefObject<HTMLElement | null>,
): StageBoxes | null {
  const [boxes, setBoxes] = useState<StageBoxes | null>(null);
  useLayoutEffect(() => {
    const elements = [frame, open, free].flatMap(({ current }) => current ?? []);
    const measure = () => {
      const [whole, clear, middle] = elements.map(boxOf);
      if (!whole || !clear || !middle) return;
      const measured: StageBoxes = { frame: { ...whole, x: 0, y: 0 }, open: clear, free: middle };
      const isUseful = Math.min(middle.width, middle.height) >= SMALLEST;
      setBoxes((before) => (isUseful || !before ? measured : { ...before, frame: measured.frame }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    for (const element of elements) observer.observe(element);
    return () => observer.disconnect();
  }, [frame, open, free]);
  return boxes;
}

/** The smallest width and height of the free rectangle, in CSS pixels. If the panels leave less, the picture stays where it is. */
const SMALLEST = 64;

/** Returns the box of an element, at least one pixel in each direction, even if panels cover all of it. */
function boxOf({ offsetLeft, offsetTop, offsetWidth, offsetHeight }: HTMLElement): PictureBox {
  return { x: offsetLeft, y: offsetTop, width: Math.max(1, offsetWidth), height: Math.max(1, offsetHeight) };
}
