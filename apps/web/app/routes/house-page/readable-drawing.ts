import type { PlanText } from '@gavel/core';

/** Returns the address of a drawing whose text is readable on this device. A drawing without such texts is the same for every device. */
export function readableDrawing(address: string, text: PlanText): string {
  return `${address}${address.includes('?') ? '&' : '?'}text=${text}`;
}

/** Returns for which device the text has to be made, from the width of the window in CSS pixels and the magnification. */
export function textFor(width: number, magnified: number): PlanText {
  const device = width >= SCREEN ? 'screen' : width >= TABLET ? 'tablet' : 'phone';
  return magnified < 2 ? device : magnified < 3 ? `${device}-2` : `${device}-3`;
}

/** The widths that the server plans for (`packages/drawings/src/plan/fit-text.ts`), in CSS pixels. */
const SCREEN = 768;
const TABLET = 472;
