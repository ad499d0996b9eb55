import { add, cross, type Flat, scale, unit, type Vector } from './vector.ts';

/** A plane with its own axes, each of length 1 and at right angles: `along` × `up` = `out`. */
export interface Frame {
  readonly origin: Vector;
  readonly along: Vector;
  readonly up: Vector;
  readonly out: Vector;
}

/** @param along and `up` are made to have length 1; they have to be at right angles */
export function frameOf(origin: Vector, along: Vector, up: Vector): Frame {
  const [a, u] = [unit(along), unit(up)];
  return { origin, along: a, up: u, out: cross(a, u) };
}

/** A point by metres along, up and out of a plane. */
export function at({ origin, along, up, out }: Frame, a: number, u: number, o = 0): Vector {
  return add(add(origin, scale(along, a)), add(scale(up, u), scale(out, o)));
}

/** The same axes at another place of the plane. */
export function moved(frame: Frame, a: number, u: number, o = 0): Frame {
  return { ...frame, origin: at(frame, a, u, o) };
}

/** Twice the area that points enclose; positive: they run against the clock. */
export function turning(points: readonly Flat[]): number {
  return points.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length] ?? [0, 0];
    return sum + x * nextY - nextX * y;
  }, 0);
}

/** The points in the order against the clock. */
export function counterClockwise(points: readonly Flat[]): readonly Flat[] {
  return turning(points) < 0 ? points.toReversed() : points;
}
