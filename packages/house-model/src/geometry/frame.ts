import { cross, type Flat, unit, type Vector } from './vector.ts';

/** A plane with three perpendicular axes of length 1: `along` × `up` = `out`. */
export interface Frame {
  readonly origin: Vector;
  readonly along: Vector;
  readonly up: Vector;
  readonly out: Vector;
}

/**
 * Returns a frame whose axes have length 1.
 * @param along the first axis, perpendicular to `up`
 */
export function frameOf(origin: Vector, along: Vector, up: Vector): Frame {
  const [a, u] = [unit(along), unit(up)];
  return { origin, along: a, up: u, out: cross(a, u) };
}

/** Returns the point at these distances along the three axes of a frame, in metres. */
export function at({ origin: [x, y, z], along, up, out }: Frame, a: number, u: number, o = 0): Vector {
  return [
    x + along[0] * a + up[0] * u + out[0] * o,
    y + along[1] * a + up[1] * u + out[1] * o,
    z + along[2] * a + up[2] * u + out[2] * o,
  ];
}

/** Returns a frame with the same axes, and its origin moved by these distances along them. */
export function moved(frame: Frame, a: number, u: number, o = 0): Frame {
  return { ...frame, origin: at(frame, a, u, o) };
}

/** Returns twice the signed area of a polygon; positive: its points are counter-clockwise. */
export function turning(points: readonly Flat[]): number {
  let sum = 0;
  let [x, y] = points.at(-1) ?? [0, 0];
  for (const [nextX, nextY] of points) {
    sum += x * nextY - nextX * y;
    [x, y] = [nextX, nextY];
  }
  return sum;
}

/** Returns the points in counter-clockwise order. */
export function counterClockwise(points: readonly Flat[]): readonly Flat[] {
  return turning(points) < 0 ? points.toReversed() : points;
}
