import { type Box, PAGE } from './page-box.ts';

/** A drawing to be printed. */
export interface DrawingToPlace {
  /** The size in the drawing's units. A unit is a millimetre of the house, except in a sketch, which has no scale. */
  readonly size: Box;
  readonly kind: 'plan' | 'facade' | 'section' | 'sketch';
}

/** The place of a drawing on a page; sizes in mm. */
export interface PlacedDrawing extends Box {
  /** The index of the drawing in the list that the caller passed. */
  readonly at: number;
  /** The number after the colon: 100 for 1:100; null: the drawing has no scale. */
  readonly scale: number | null;
}

/** The scales of common scale rulers, and 1:150. */
const SCALES = [100, 125, 150, 200, 250, 300, 400, 500] as const;
/** For elevations and for section drawings, at most this number of scales is tried, to find those that fill the pages best. */
const TRIED = 3;
/** The height of a drawing's title with the line and the space around the title, in mm. */
const DRAWING_HEAD = 12.5;
/** The height of the legend under the last drawing, in mm. */
export const NOTE = 12;
/** The largest height of a sketch, in mm. A sketch is a drawing without a scale. */
const SKETCH = 96;
/** A layout counts a page as too empty if less than this fraction of its height is filled. */
const FULL = 0.7;

type Pages = readonly (readonly PlacedDrawing[])[];

/**
 * Returns the drawings page by page: sketches, floor plans, elevations, section drawings. A floor plan is printed at 1:100, or
 * at the largest scale that fits the page. All elevations have the same scale. The scales of elevations and sections are chosen
 * so that the fewest pages are less than 70 % full; then so that there are the fewest pages; then so that the drawings are
 * largest. A drawing that fits at no scale is left out.
 * @param above the height of what precedes the drawings on the first page, in mm
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

/** Returns the largest scales at which all of these drawings fit, at most `TRIED` of them. Without drawings, every scale fits. */
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

/** Returns the height that the drawings on a page take, together with the content above them, in mm. */
export function takenBy(page: readonly PlacedDrawing[], above: number): number {
  return page.reduce((height, drawing) => height + drawing.height + DRAWING_HEAD, above);
}

/** Returns how many pages are less than 70 % full. The last page is not counted. */
function emptyOf(pages: Pages, above: number): number {
  return pages.slice(0, -1).filter((page, at) => takenBy(page, at === 0 ? above : 0) < FULL * PAGE.height).length;
}

function areaOf(pages: Pages): number {
  return pages.flat().reduce((sum, { width, height }) => sum + width * height, 0);
}
