import { type Box, PAGE } from './page-box.ts';

/** A drawing that is to be printed. */
export interface DrawingToPlace {
  /** In its own units: millimetres of the house, but for a sketch, which has no scale. */
  readonly size: Box;
  readonly kind: 'plan' | 'facade' | 'section' | 'sketch';
}

/** Where one stands. mm */
export interface PlacedDrawing extends Box {
  /** Which of those that were given it is. */
  readonly at: number;
  /** The 100 of 1:100; null: it has no scale. */
  readonly scale: number | null;
}

/** Those of scale rulers, and 1:150. */
const SCALES = [100, 125, 150, 200, 250, 300, 400, 500] as const;
/** How many scales are tried beside each other, so that pages fill. */
const TRIED = 3;
/** What a drawing's name, its line and the room around it take, mm. */
const DRAWING_HEAD = 12.5;
/** Beneath the last, for what the drawings mean. mm */
export const NOTE = 12;
/** A sketch is at most so high, mm. */
const SKETCH = 96;
/** A page that is emptier than this makes another layout better. */
const FULL = 0.7;

type Pages = readonly (readonly PlacedDrawing[])[];

/**
 * Drawings page by page: sketches, plans, façades, sections. A plan is printed at 1:100, or at the largest scale that fits the page. Façades
 * share a scale. Theirs and that of sections are those with the fewest pages that are less than 70 % full, then with the fewest pages, then
 * with the largest drawings. One that fits at no scale is left out.
 * @param above what stands above them on the first page, mm
 */
export function layOutDrawings(drawings: readonly DrawingToPlace[], above: number): Pages {
  const room: Box = { width: PAGE.width, height: PAGE.height - above - DRAWING_HEAD - NOTE };
  const placed = drawings
    .map((drawing, at) => ({ ...drawing, at }))
    .filter((drawing) => drawing.kind === 'sketch' || scalesOf([drawing], room).length > 0);
  const of = (kind: DrawingToPlace['kind']) => placed.filter((drawing) => drawing.kind === kind);
  const before = [
    ...of('sketch').map(({ at, size }) => ({ at, scale: null, ...asSketch(size) })),
    ...of('plan').flatMap((plan) =>
      scalesOf([plan], room)
        .slice(0, 1)
        .map((scale) => atScale(plan, scale)),
    ),
  ];
  const [facades, sections] = [of('facade'), of('section')];
  const tried = scalesOf(facades, room).flatMap((ofFacades) =>
    scalesOf(sections, room).map((ofSections) => {
      const after = [...facades.map((one) => atScale(one, ofFacades)), ...sections.map((one) => atScale(one, ofSections))];
      return intoPages([...before, ...after], above);
    }),
  );
  return tried.toSorted((a, b) => emptyOf(a, above) - emptyOf(b, above) || a.length - b.length || areaOf(b) - areaOf(a))[0] ?? [];
}

/** The scales at which all of these fit, the largest first; of nothing, any. */
function scalesOf(drawings: readonly DrawingToPlace[], room: Box): readonly number[] {
  const fits = (scale: number) =>
    drawings.every(({ size }) => size.width / scale <= room.width && size.height / scale <= room.height);
  return SCALES.filter(fits).slice(0, TRIED);
}

function atScale({ at, size }: DrawingToPlace & { readonly at: number }, scale: number): PlacedDrawing {
  return { at, scale, width: size.width / scale, height: size.height / scale };
}

function asSketch(size: Box): Box {
  const height = Math.min(SKETCH, (PAGE.width * size.height) / size.width);
  return { width: (height * size.width) / size.height, height };
}

function intoPages(drawings: readonly PlacedDrawing[], above: number): Pages {
  const pages: PlacedDrawing[][] = [];
  for (const [at, drawing] of drawings.entries()) {
    const page = pages.at(-1);
    const note = at === drawings.length - 1 ? NOTE : 0;
    if (page && takenBy([...page, drawing], pages.length === 1 ? above : 0) + note <= PAGE.height) page.push(drawing);
    else pages.push([drawing]);
  }
  return pages;
}

/** What drawings and what stands above them take of a page, mm. */
export function takenBy(page: readonly PlacedDrawing[], above: number): number {
  return page.reduce((height, drawing) => height + drawing.height + DRAWING_HEAD, above);
}

/** How many pages but the last are less than 70 % full. */
function emptyOf(pages: Pages, above: number): number {
  return pages.slice(0, -1).filter((page, at) => takenBy(page, at === 0 ? above : 0) < FULL * PAGE.height).length;
}

function areaOf(pages: Pages): number {
  return pages.flat().reduce((sum, { width, height }) => sum + width * height, 0);
}
