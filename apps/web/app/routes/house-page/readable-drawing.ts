import type { PlanText } from '@gavel/core';

/** Returns the address of a drawing whose text has the size for this device. */
export function readableDrawing(address: string, text: PlanText): string {
  return `${address}${address.includes('?') ? '&' : '?'}text=${text}`;
}

/**
 * Returns the kind of device and the magnification step for which the server has to size the texts of a drawing.
 * @param width width of the window in CSS pixels
 */
export function textFor(width: number, magnified: number): PlanText {
  const device = width >= SCREEN ? 'screen' : width >= TABLET ? 'tablet' : 'phone';
  return magnified < 2 ? device : magnified < 3 ? `${device}-2` : `${device}-3`;
}

/** The least widths of screens and tablets in CSS pixels, as the server knows them (`packages/drawings/src/plan/fit-text.ts`). */
const SCREEN = 768;
const TABLET = 472;
