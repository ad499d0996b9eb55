import type { Position } from '../model/plot.ts';
import { type HouseOutline, placeOutline, type Spot } from './place-outline.ts';
import { distanceToBorder, isFarEnough, type MeasuredPlot } from './placement-limits.ts';
import { distanceBetween, edgesOf, middleOfCorners } from './polygon.ts';

/** The assumed direction of the front if the plot does not state one: south, in degrees. */
const SOUTH = 180;
/** A search for a position begins with steps of the first length, halves them, and ends when they are not longer than the last; m. */
const [FIRST, LAST] = [4, 0.004];
/** The start positions of a search form a grid with this number of columns and rows. */
const STARTS = 10;

/**
 * Returns the first position of a house on a plot: where the distance of the house to the border is greatest, with the front in the
 * direction that the plot states, or south. If several positions are equally good, returns the one nearest to the middle of the plot. The
 * house may be too large for every position.
 */
export function firstPlacement(plot: MeasuredPlot, outline: HouseOutline): Spot {
  return roomiest(plot, outline, plot.frontFaces ?? SOUTH);
}

/**
 * Returns the allowed position that is nearest to the wanted position. The front keeps the wanted direction. Returns the wanted position
 * itself if it is allowed, and null if the house fits nowhere on the plot in this direction. On a plot with an inward corner, the returned
 * position may not be the nearest one: the search can miss a nearer position in another part of the plot.
 */
export function nearestAllowed(plot: MeasuredPlot, outline: HouseOutline, wanted: Spot): Spot | null {
  const { turn } = wanted;
  const spaceAt = spaceAround(plot, outline, turn);
  const place = positionOf(spotAt(positionOf(wanted), turn));
  if (isFarEnough(spaceAt(place), plot)) return spotAt(place, turn);
  const isAllowed = (position: Position) => spaceAt(position) >= plot.borderDistance;
  const directions = directionsOf(plot, turn);
  const near = search(place, directions, spaceAt, isAllowed);
  const start = isAllowed(near) ? near : positionOf(roomiest(plot, outline, turn));
  if (!isAllowed(start)) return null;
  const nearness = (position: Position) => (isAllowed(position) ? -distanceBetween(position, place) : Number.NEGATIVE_INFINITY);
  return spotAt(search(start, directions, nearness), turn);
}

function roomiest(plot: MeasuredPlot, outline: HouseOutline, turn: number): Spot {
  const { border } = plot;
  const middle = middleOfCorners(border);
  const spaceAt = spaceAround(plot, outline, turn);
  // Subtract a small part of the distance to the middle of the plot. It decides between positions that are equally far from the border.
  const merit = (position: Position) => spaceAt(position) - 0.01 * distanceBetween(position, middle);
  const best = startsOn(border).reduce((found, position) => (merit(position) > merit(found) ? position : found), middle);
  return spotAt(search(best, directionsOf(plot, turn), merit), turn);
}

function spaceAround({ border }: MeasuredPlot, outline: HouseOutline, turn: number): (position: Position) => number {
  return ([east, north]) => distanceToBorder(border, placeOutline(outline, { east, north, turn }));
}

/** Returns start positions for a search, in rows all over a plot. */
function startsOn(border: readonly Position[]): readonly Position[] {
  const [easts, norths] = [border.map(([east]) => east), border.map(([, north]) => north)];
  const along = (values: readonly number[]) => {
    const [least, most] = [Math.min(...values), Math.max(...values)];
    return Array.from({ length: STARTS }, (_, at) => least + ((at + 0.5) * (most - least)) / STARTS);
  };
  return along(easts).flatMap((east) => along(norths).map((north): Position => [east, north]));
}

/**
 * Returns the directions in which a search steps: the eight points of the compass, and the directions of the border and of the house's
 * sides. With the border's directions, a search can move along a border.
 */
function directionsOf({ border }: MeasuredPlot, turn: number): readonly Position[] {
  const round = Array.from({ length: 8 }, (_, at) => (at * Math.PI) / 4);
  const alongHouse = [0, 90, 180, 270].map((degrees) => ((degrees - turn) * Math.PI) / 180);
  const alongBorder = edgesOf(border).flatMap(([[x1, y1], [x2, y2]]) => {
    const angle = Math.atan2(y2 - y1, x2 - x1);
    return [angle, angle + Math.PI];
  });
  return [...round, ...alongHouse, ...alongBorder].map((angle): Position => [Math.cos(angle), Math.sin(angle)]);
}

/**
 * Moves from a position in steps in these directions, first large and then smaller steps. Returns the position with the greatest `merit`
 * that it reaches. Stops early at a position for which `isDone` returns true.
 */
function search(
  from: Position,
  directions: readonly Position[],
  merit: (position: Position) => number,
  isDone: (position: Position) => boolean = () => false,
): Position {
  let best = { position: from, merit: merit(from) };
  for (let step = FIRST; step > LAST && !isDone(best.position); ) {
    const [x, y] = best.position;
    const next = directions
      .map(([dx, dy]): Position => [x + dx * step, y + dy * step])
      .map((position) => ({ position, merit: merit(position) }))
      .reduce((found, one) => (one.merit > found.merit ? one : found), best);
    if (next.merit > best.merit + 1e-9) best = next;
    else step /= 2;
  }
  return best.position;
}

function positionOf({ east, north }: Spot): Position {
  return [east, north];
}

/** Returns the position with its coordinates rounded to whole centimetres. */
function spotAt([east, north]: Position, turn: number): Spot {
  return { east: Math.round(east * 100) / 100, north: Math.round(north * 100) / 100, turn };
}
