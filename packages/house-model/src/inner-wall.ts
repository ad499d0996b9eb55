import type { Rect, Storey, Way } from '@gavel/core/plan';
import { type Form, roofOver, underRoof } from './form.ts';
import type { Extrusion } from './geometry/extrusion.ts';
import { type Frame, turning } from './geometry/frame.ts';
import type { Flat } from './geometry/vector.ts';

/** The heights of a floor and its ceiling over the ground, m. */
interface Level {
  readonly floor: number;
  readonly ceiling: number;
}

/** The least height of a wall, and the gap between the top of a wall and the roof, m. */
const LEAST = 0.1;
const BELOW_ROOF = 0.01;

/** Returns a wall from floor to ceiling, lower where the roof is lower. */
export function innerWall(form: Form, wall: Rect, { floor, ceiling }: Level): Extrusion {
  const [[left, right], [back, front]] = [alongOf(wall), [wall.y / 1000, (wall.y + wall.height) / 1000]];
  const isUpright = wall.height > wall.width;
  const frame = frameOfWall(wall);
  const [length, thick] = isUpright ? [front - back, right - left] : [right - left, front - back];
  const faces = isUpright ? [left, right] : [back, front];
  /** Returns a point of the floor plan (x, z), from a distance along the wall and the coordinate of one face of the wall. */
  const spot = (along: number, face: number): Flat => (isUpright ? [face, front - along] : [left + along, face]);
  const heightAt = (along: number) =>
    Math.max(floor + LEAST, Math.min(ceiling, ...faces.map((face) => underRoof(form, ...spot(along, face)) - BELOW_ROOF)));
  const lines = form.slopes.flatMap((slope) =>
    faces.map((face): Flat => {
      const height = (along: number) => roofOver({ slopes: [slope] }, ...spot(along, face)) - form.thick - BELOW_ROOF;
      return [height(0), height(length)];
    }),
  );
  const places = bendsOf([[ceiling, ceiling], [floor + LEAST, floor + LEAST], ...lines]).map((share) => share * length);
  const crown = [length, ...places.toReversed(), 0].map((along): Flat => [along, heightAt(along)]);
  return {
    frame,
    outline: [[0, floor], [length, floor], ...withoutStraight(crown)],
    ...(isUpright ? { from: 0, to: thick } : { from: -thick, to: 0 }),
  };
}

/** Returns the frame of a wall, whose `along` axis runs to the right or to the back. Its origin is on the ground. */
function frameOfWall({ x, y, width, height }: Rect): Frame {
  const origin = [x / 1000, 0, (y + height) / 1000] as const;
  return height > width
    ? { origin, along: [0, 0, -1], up: [0, 1, 0], out: [1, 0, 0] }
    : { origin, along: [1, 0, 0], up: [0, 1, 0], out: [0, 0, 1] };
}

/**
 * Returns where lines over the same stretch of wall cross each other: fractions of the stretch (0–1, without its ends), ascending.
 * @param lines the heights of each line at the two ends of the stretch
 */
function bendsOf(lines: readonly Flat[]): readonly number[] {
  const crossings = lines.flatMap(([a, b], index) =>
    lines.slice(index + 1).map(([c, d]) => {
      const closing = b - a - (d - c);
      return closing === 0 ? 0 : (c - a) / closing;
    }),
  );
  const inside = crossings.filter((share) => share > 0.001 && share < 0.999).toSorted((a, b) => a - b);
  return inside.filter((share, index) => index === 0 || share - (inside[index - 1] ?? 0) > 0.001);
}

/** Leaves out the points on a line between their neighbours. Keeps both ends. */
function withoutStraight(line: readonly Flat[]): readonly Flat[] {
  return line.filter((point, index) => {
    const [before, after] = [line[index - 1], line[index + 1]];
    return !before || !after || Math.abs(turning([before, point, after])) > 1e-6;
  });
}

/** The thickness of a door’s leaf, m. */
export const DOOR = { thick: 0.04 } as const;

/** Returns the doors and passages between two rooms that are openings in a wall: the wall continues above them. */
export function inWalls({ ways }: Storey): readonly Way[] {
  return ways.filter(
    ({ kind, rooms: [from, to] }) => from !== '' && to !== '' && (kind === 'door' || kind === 'sliding' || kind === 'passage'),
  );
}

/** Returns the height of a door’s upper end over the ground, m. A sloping roof above the door may limit this height. */
export function doorTop(form: Form, { gap }: Way, floor: number): number {
  return Math.min(floor + form.fittings.doorHigh, roofAbove(form, gap) - 0.05);
}

/** Returns the least height of the roof’s lower face over a rectangle, m. */
export function roofAbove(form: Form, rect: Rect): number {
  return Math.min(...alongOf(rect).flatMap((x) => upOf(rect).map((up) => underRoof(form, x, -up))));
}

export function alongOf({ x, width }: Rect): Flat {
  return [x / 1000, (x + width) / 1000];
}

/** Returns the range of a rectangle along the `up` axis of the ground’s plane, which points to the back. */
export function upOf({ y, height }: Rect): Flat {
  return [-(y + height) / 1000, -y / 1000];
}

/** A wall from corner to corner, and the doors and passages in it. */
export interface WholeWall {
  readonly rect: Rect;
  readonly ways: readonly Way[];
}

/** Returns the walls between rooms as whole walls with openings. The layout has separate pieces of wall with gaps between them. */
export function wholeWalls(storey: Storey): readonly WholeWall[] {
  const pieces = storey.walls.inner.map((rect): WholeWall => ({ rect, ways: [] }));
  return inWalls(storey).reduce<readonly WholeWall[]>((walls, way) => {
    const beside = walls.filter(({ rect }) => continues(rect, way));
    const rect = around([way.gap, ...beside.map((wall) => wall.rect)]);
    const others = walls.filter((wall) => !beside.includes(wall));
    return [...others, { rect, ways: [...beside.flatMap(({ ways }) => ways), way] }];
  }, pieces);
}

/** Returns whether a piece of wall touches one end of a door’s gap and is in line with the gap. */
function continues(rect: Rect, { gap, isUpright }: Way): boolean {
  return isUpright
    ? rect.x === gap.x && rect.width === gap.width && (rect.y + rect.height === gap.y || gap.y + gap.height === rect.y)
    : rect.y === gap.y && rect.height === gap.height && (rect.x + rect.width === gap.x || gap.x + gap.width === rect.x);
}

function around(rects: readonly Rect[]): Rect {
  const [x, y] = [Math.min(...rects.map((one) => one.x)), Math.min(...rects.map((one) => one.y))];
  const right = Math.max(...rects.map((one) => one.x + one.width));
  const low = Math.max(...rects.map((one) => one.y + one.height));
  return { x, y, width: right - x, height: low - y };
}
