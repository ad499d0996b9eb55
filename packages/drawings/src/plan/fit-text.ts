import type { Rect } from '@gavel/core/plan';

/** The device that shows a drawing; functions get null instead when the drawing is printed. `zoom`: the magnification. */
export interface Shown {
  readonly on: 'screen' | 'tablet' | 'phone';
  readonly zoom: 1 | 2 | 3;
}

/** The requirements on a drawing's text. */
export interface TextSize {
  /** The smallest allowed text, in mm of the house. */
  readonly least: number;
  /** Whether the sheet has space only for the most important words. */
  readonly isSparse: boolean;
}

/**
 * CSS pixels: the area that the page leaves for a drawing on screens of 1440 × 900, 1024 × 768 and 390 × 844 at the first zoom step, and
 * the smallest text on each of these screens.
 */
const PLACES = {
  screen: { width: 768, height: 470, least: 11 },
  tablet: { width: 472, height: 362, least: 11 },
  phone: { width: 374, height: 240, least: 10 },
} as const;

const PRINTED: TextSize = { least: 0, isSparse: false };

/**
 * Returns the text size and the sheet. Larger text needs a larger sheet, and the screen scales a larger sheet down, so this
 * function increases the text size until the text is large enough on the screen. A magnified drawing has the same sheet, with
 * smaller text.
 * @param sheetOf returns the sheet for a text size; if the text grows, the sheet must grow by a smaller factor, or the search would
 * not end
 */
export function fitText(
  shown: Shown | null,
  sheetOf: (size: TextSize) => Rect,
): { readonly size: TextSize; readonly sheet: Rect } {
  if (!shown) return { size: PRINTED, sheet: sheetOf(PRINTED) };
  const place = PLACES[shown.on];
  let size: TextSize = { least: 0, isSparse: shown.on !== 'screen' };
  let sheet = sheetOf(size);
  for (let needed = leastOn(sheet, place); needed > size.least; needed = leastOn(sheet, place)) {
    size = { ...size, least: needed };
    sheet = sheetOf(size);
  }
  return { size: { ...size, least: Math.ceil(size.least / shown.zoom) }, sheet };
}

function leastOn(sheet: Rect, { width, height, least }: (typeof PLACES)[Shown['on']]): number {
  return Math.ceil(least * Math.max(sheet.width / width, sheet.height / height));
}
