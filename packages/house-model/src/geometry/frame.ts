import { cross, type Flat, unit, type Vector } from './vector.ts';

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
export function at({ origin: [x, y, z], along, up, out }: Frame, a: number, u: number, o = 0): Vector {
  return [
    x + along[0] * a + up[0] * u + out[0] * o,
    y + along[1] * a + up[1] * u + out[1] * o,
    z + along[2] * a + up[2] * u + out[2] * o,
  ];
}

/** The same axes at another place of the plane. */
export function moved(frame: Frame, a: number, u: number, o = 0): Frame {
  return { ...frame, origin: at(frame, a, u, o) };
}

/** Twice the area that points enclose; positive: they run against the clock. */
export function turning(points: readonly Flat[]): number {
  let sum = 0;
  let [x, y] = points.at(-1) ?? [0, 0];
  for (const [nextX, nextY] of points) {
    sum += x * nextY - nextX * y;
    [x, y] = [nextX, nextY];
  }
  return sum;
}

/** The points in the order against the clock. */
export function counterClockwise(points: readonly Flat[]): readonly Flat[] {
  return turning(points) < 0 ? points.toReversed() : points;
}
