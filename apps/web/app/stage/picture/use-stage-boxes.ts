import type { PictureBox } from '@gavel/core';
import { type RefObject, useLayoutEffect, useState } from 'react';

/** The stage in CSS pixels of its own. */
export interface StageBoxes {
  readonly frame: PictureBox;
  /** What no sheet hides. */
  readonly open: PictureBox;
  /** The largest rectangle of it: where the subject goes. */
  readonly free: PictureBox;
}

/** Measures what the style sheet says about the stage, now and whenever it changes; null until it has been measured. */
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

/** Where a sheet is drawn over nearly all, the picture stays as it was; CSS pixels. */
const SMALLEST = 64;

/** At least a pixel in each direction, however little the sheets leave. */
function boxOf({ offsetLeft, offsetTop, offsetWidth, offsetHeight }: HTMLElement): PictureBox {
  return { x: offsetLeft, y: offsetTop, width: Math.max(1, offsetWidth), height: Math.max(1, offsetHeight) };
}
