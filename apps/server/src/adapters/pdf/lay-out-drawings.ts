import { type Box, PAGE } from './page-box.ts';

/** A drawing that is to be printed. */
export interface DrawingToPlace {
  /** In its own units. */
  readonly size: Box;
  /** Whether its unit is a millimetre of the house. Others are sketches, without a scale. */
  readonly isToScale: boolean;
  /** A floor plan is printed at 1:100 where that fits the page; others may be smaller, so that pages fill. */
  readonly isPlan: boolean;
}

/** Where one stands. mm */
export interface PlacedDrawing extends Box {
  readonly at: number;
  /** The 100 of 1:100; null: it has no scale. */
  readonly scale: number | null;
}

/** What is used on building sites and can be read off an ordinary ruler. */
const SCALES = [100, 125, 150, 200, 250, 300, 400, 500] as const;
/** Smaller than fits, so that a page fills. */
const SMALLER = 3;
/** What a drawing's name, its line and the room around it take, mm. */
const DRAWING_HEAD = 14;
/** Beneath the last, for what the drawings mean. mm */
export const NOTE = 12;
/** How high a sketch is, mm. */
const SKETCH = { height: 96 } as const;
/** A page that is emptier than this makes another layout better. */
const FULL = 0.7;

/**
 * Drawings page by page, in their order. Of all ways that let plans keep their scale, the one with the fewest pages that are less than 70 %
 * full; then with the fewest pages, then with the largest drawings.
 * @param above what stands above them on the first page, mm
 */
export function layOutDrawings(drawings: readonly DrawingToPlace[], above: number): readonly (readonly PlacedDrawing[])[] {
  if (drawings.length === 0) return [];
  const choices = drawings.map((drawing, at) => scalesOf(drawing, at, PAGE.height - above - DRAWING_HEAD - NOTE));
  let best: { readonly pages: readonly (readonly PlacedDrawing[])[]; readonly cost: readonly number[] } | null = null;
  for (const sizes of combinations(choices)) {
    const pages = intoPages(sizes, above);
    const cost = costOf(pages, above);
    if (!best || isLess(cost, best.cost)) best = { pages, cost };
  }
  return best?.pages ?? [];
}

/** The sizes that one may have, the largest first. @param highest mm */
function scalesOf({ size, isToScale, isPlan }: DrawingToPlace, at: number, highest: number): readonly PlacedDrawing[] {
  if (!isToScale) {
    const height = Math.min(SKETCH.height, (PAGE.width * size.height) / size.width);
    return [{ at, scale: null, height, width: (height * size.width) / size.height }];
  }
  const fits = SCALES.map((scale) => ({ at, scale, width: size.width / scale, height: size.height / scale })).filter(
    ({ width, height }) => width <= PAGE.width && height <= highest,
  );
  return fits.slice(0, isPlan ? 1 : SMALLER);
}

function* combinations(
  choices: readonly (readonly PlacedDrawing[])[],
  chosen: readonly PlacedDrawing[] = [],
): Generator<readonly PlacedDrawing[]> {
  const choice = choices[chosen.length];
  if (!choice) yield chosen;
  // Larger than any scale: a building of half a kilometre is left out.
  else if (choice.length === 0) yield* combinations(choices.toSpliced(chosen.length, 1), chosen);
  else for (const one of choice) yield* combinations(choices, [...chosen, one]);
}

function intoPages(drawings: readonly PlacedDrawing[], above: number): readonly (readonly PlacedDrawing[])[] {
  const pages: PlacedDrawing[][] = [];
  for (const drawing of drawings) {
    const page = pages.at(-1);
    if (page && takenBy([...page, drawing], pages.length === 1 ? above : 0) + NOTE <= PAGE.height) page.push(drawing);
    else pages.push([drawing]);
  }
  return pages;
}

/** What drawings and what stands above them take of a page, mm. */
export function takenBy(page: readonly PlacedDrawing[], above: number): number {
  return page.reduce((height, drawing) => height + drawing.height + DRAWING_HEAD, above);
}

function costOf(pages: readonly (readonly PlacedDrawing[])[], above: number): readonly number[] {
  const empty = pages.slice(0, -1).filter((page, at) => takenBy(page, at === 0 ? above : 0) < FULL * PAGE.height).length;
  const area = pages.flat().reduce((sum, { width, height }) => sum + width * height, 0);
  return [empty, pages.length, -area];
}

function isLess(one: readonly number[], other: readonly number[]): boolean {
  const at = one.findIndex((value, index) => value !== other[index]);
  return at >= 0 && (one[at] ?? 0) < (other[at] ?? 0);
}
