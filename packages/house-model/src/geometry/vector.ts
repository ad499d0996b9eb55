/** A point or a direction in metres: x along the front from its left end, y up from the ground, z from the back wall to the front. */
export type Vector = readonly [x: number, y: number, z: number];

/** A point of a plane, as its distances along the plane and up the plane, m. */
export type Flat = readonly [along: number, up: number];

export function add([a, b, c]: Vector, [x, y, z]: Vector): Vector {
  return [a + x, b + y, c + z];
}

export function subtract([a, b, c]: Vector, [x, y, z]: Vector): Vector {
  return [a - x, b - y, c - z];
}

export function scale([a, b, c]: Vector, by: number): Vector {
  return [a * by, b * by, c * by];
}

export function cross([a, b, c]: Vector, [x, y, z]: Vector): Vector {
  return [b * z - c * y, c * x - a * z, a * y - b * x];
}

export function dot([a, b, c]: Vector, [x, y, z]: Vector): number {
  return a * x + b * y + c * z;
}

export function lengthOf(vector: Vector): number {
  return Math.hypot(...vector);
}

/** Returns the same direction with length 1. A vector of length 0 becomes a vector that points up. */
export function unit(vector: Vector): Vector {
  const length = lengthOf(vector);
  return length < 1e-9 ? [0, 1, 0] : scale(vector, 1 / length);
}
