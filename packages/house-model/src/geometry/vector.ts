/** Metres: x along the front from its left end, y up from the ground, z from the back wall towards the front. */
export type Vector = readonly [x: number, y: number, z: number];

/** A point of a plane: metres along it and up it. */
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

/** The same direction with length 1. A vector without a direction points up. */
export function unit(vector: Vector): Vector {
  const length = lengthOf(vector);
  return length < 1e-9 ? [0, 1, 0] : scale(vector, 1 / length);
}
