import type { Rect } from '@gavel/core/plan';

/** Where a drawing is shown; absent where it is printed. `zoom`: how many times it is magnified. */
export interface Shown {
  readonly on: 'screen' | 'tablet' | 'phone';
  readonly zoom: 1 | 2 | 3;
}

/** What a drawing's text has to be like. */
export interface TextSize {
  /** No text is smaller, mm in the house. */
  readonly least: number;
  /** Only the words that matter most have room. */
  readonly isSparse: boolean;
}

/** CSS pixels: what the sheets leave free of 1440 × 900, 1024 × 768 and 390 × 844 at the first step, and the smallest text there. */
const PLACES = {
  screen: { width: 768, height: 470, least: 11 },
  tablet: { width: 472, height: 362, least: 11 },
  phone: { width: 374, height: 240, least: 10 },
} as const;

const PRINTED: TextSize = { least: 0, isSparse: false };

/**
 * How large text has to be, and the sheet round it: larger text needs a larger sheet, which is then shown smaller. A magnified drawing
 * has the sheet of the whole one, and smaller text on it.
 * @param sheetOf the sheet with such text; it must grow by less than the text does on the screen
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
