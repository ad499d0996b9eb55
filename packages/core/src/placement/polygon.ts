import type { Position } from '../model/plot.ts';

/** A straight line between two positions. */
export type Edge = readonly [from: Position, to: Position];

/** Returns the edges of a polygon, each from a corner to the next one. */
export function edgesOf(polygon: readonly Position[]): readonly Edge[] {
  return polygon.map((corner, at): Edge => [corner, cornerAfter(polygon, at)]);
}

/** Returns the area of a polygon in m²; negative: its corners are clockwise. */
export function areaOf(polygon: readonly Position[]): number {
  return edgesOf(polygon).reduce((sum, [[x1, y1], [x2, y2]]) => sum + (x1 * y2 - x2 * y1) / 2, 0);
}

/** Returns whether two edges of a polygon meet anywhere except at the corner that two neighbouring edges share. */
export function crossesItself(polygon: readonly Position[]): boolean {
  const edges = edgesOf(polygon);
  return edges.some((edge, at) =>
    edges.slice(at + 1).some((other, after) => {
      const areNeighbours = after === 0 || (at === 0 && after + 2 === edges.length);
      return areNeighbours ? turnsBack(edge, other) : gapBetween(edge, other).distance === 0;
    }),
  );
}

/** Returns whether two neighbouring edges overlap, or one of them has no length. */
function turnsBack(edge: Edge, other: Edge): boolean {
  const [before, after] = edge[1] === other[0] ? [edge, other] : [other, edge];
  const [a, b] = [step(before[1], before[0]), step(after[0], after[1])];
  return Math.abs(product(a, b)) < 1e-9 && a[0] * b[0] + a[1] * b[1] >= 0;
}

export function isInside(polygon: readonly Position[], [x, y]: Position): boolean {
  let inside = false;
  for (const [at, [x1, y1]] of polygon.entries()) {
    const [x2, y2] = cornerAfter(polygon, at);
    if (y1 > y !== y2 > y && x < x1 + ((x2 - x1) * (y - y1)) / (y2 - y1)) inside = !inside;
  }
  return inside;
}

/** Returns the smallest convex polygon around these positions, anticlockwise. Andrew's monotone chain. */
export function convexHull(positions: readonly Position[]): readonly Position[] {
  const sorted = positions.toSorted(([x1, y1], [x2, y2]) => x1 - x2 || y1 - y2);
  return [...halfHull(sorted), ...halfHull(sorted.toReversed())];
}

/** Returns half of the hull: the lower half from left to right, or the upper half from right to left. Leaves out its last corner. */
function halfHull(sorted: readonly Position[]): readonly Position[] {
  const corners: Position[] = [];
  for (const position of sorted) {
    for (let [before, last] = corners.slice(-2); before && last; [before, last] = corners.slice(-2)) {
      if (product(step(before, last), step(before, position)) > 0) break;
      corners.pop();
    }
    corners.push(position);
  }
  return corners.slice(0, -1);
}

/** Returns whether the outlines of two polygons cross or touch. */
export function cross(a: readonly Position[], b: readonly Position[]): boolean {
  return edgesOf(a).some((edge) => b.some((corner, at) => crossingOf(edge, [corner, cornerAfter(b, at)]) !== null));
}

/** Returns the middle of the corners of a polygon. */
export function middleOfCorners(polygon: readonly Position[]): Position {
  const sum = (at: 0 | 1) => polygon.reduce((total, corner) => total + corner[at], 0) / Math.max(1, polygon.length);
  return [sum(0), sum(1)];
}

export function distanceBetween(a: Position, b: Position): number {
  return Math.hypot(b[0] - a[0], b[1] - a[1]);
}

/**
 * Returns the least distance from a position to the outline of a polygon. A search calls this function thousands of times, so the function
 * makes no `Edge` objects.
 */
export function distanceToOutline(polygon: readonly Position[], [x, y]: Position): number {
  let least = Number.POSITIVE_INFINITY;
  let [[x1, y1] = [0, 0]] = polygon.slice(-1);
  for (const [x2, y2] of polygon) {
    const [dx, dy, px, py] = [x2 - x1, y2 - y1, x - x1, y - y1];
    const length = dx * dx + dy * dy;
    const share = length === 0 ? 0 : Math.min(1, Math.max(0, (px * dx + py * dy) / length));
    const [ax, ay] = [px - share * dx, py - share * dy];
    least = Math.min(least, ax * ax + ay * ay);
    [x1, y1] = [x2, y2];
  }
  return Math.sqrt(least);
}

/** The shortest line between two edges. */
export interface Gap {
  readonly from: Position;
  readonly to: Position;
  /** m; 0: the edges cross or touch. */
  readonly distance: number;
}

export function gapBetween(a: Edge, b: Edge): Gap {
  const meeting = crossingOf(a, b);
  if (meeting) return { from: meeting, to: meeting, distance: 0 };
  const gaps = [...a.map((from) => gapTo(from, nearestOn(b, from))), ...b.map((to) => gapTo(nearestOn(a, to), to))];
  return gaps.reduce((least, gap) => (gap.distance < least.distance ? gap : least));
}

function gapTo(from: Position, to: Position): Gap {
  return { from, to, distance: distanceBetween(from, to) };
}

function nearestOn([from, to]: Edge, [x, y]: Position): Position {
  const [dx, dy] = step(from, to);
  const length = dx * dx + dy * dy;
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - from[0]) * dx + (y - from[1]) * dy) / length));
  return [from[0] + share * dx, from[1] + share * dy];
}

function crossingOf([a, b]: Edge, [c, d]: Edge): Position | null {
  const [along, other] = [step(a, b), step(c, d)];
  const turn = product(along, other);
  if (Math.abs(turn) < 1e-12) return null;
  const start = step(a, c);
  const [share, otherShare] = [product(start, other) / turn, product(start, along) / turn];
  const isWithin = share >= 0 && share <= 1 && otherShare >= 0 && otherShare <= 1;
  return isWithin ? [a[0] + share * along[0], a[1] + share * along[1]] : null;
}

function cornerAfter(polygon: readonly Position[], at: number): Position {
  return polygon[at + 1] ?? polygon[0] ?? [0, 0];
}

function step(a: Position, b: Position): Position {
  return [b[0] - a[0], b[1] - a[1]];
}

/** Returns the cross product of two vectors: twice the area of the triangle between them. */
function product(a: Position, b: Position): number {
  return a[0] * b[1] - a[1] * b[0];
}
