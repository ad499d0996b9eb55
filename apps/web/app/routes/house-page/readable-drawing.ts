import type { PlanText } from '@gavel/core';

/** Returns the address of a drawing with the given text size. */
export function readableDrawing(address: string, text: PlanText): string {
  return `${address}${address.includes('?') ? '&' : '?'}text=${text}`;
}

/**
 * Returns the name of the text size for a drawing, such as `phone-2`: the kind of device, and the magnification if it is 2 or 3.
 * @param width width of the window in CSS pixels
 * @param magnified how many times the visitor has magnified the drawing
 */
export function textFor(width: number, magnified: number): PlanText {
  const device = width >= SCREEN ? 'screen' : width >= TABLET ? 'tablet' : 'phone';
  return magnified < 2 ? device : magnified < 3 ? `${device}-2` : `${device}-3`;
}

/** The least window widths of computers and tablets, in CSS pixels: the widths in `PLACES` of `packages/drawings/src/plan/fit-text.ts`. */
const SCREEN = 768;
const TABLET = 472;
