import type { Measures } from './house-model.ts';
import { hash } from './surfaces/noise.ts';

/** A shrub beside the house, in metres from the middle of the house. */
export interface Shrub {
  readonly x: number;
  /** The distance from the middle of the house towards the front. */
  readonly z: number;
  /** How large the shrub is: 1 is one metre high. */
  readonly size: number;
}

/** The distance from the middle of the entrance, and from the edge of a gate, within which no shrub stands, m. */
const FREE = { entrance: 2.3, gate: 1 } as const;

/** Returns the shrubs along the front of a house. No shrub is where people walk or cars drive. */
export function placeShrubs({ length, depth, entrance, gates, isOpen }: Measures): readonly Shrub[] {
  if (isOpen) return [];
  const isFree = (x: number) => {
    const along = x + length / 2;
    return (
      (entrance === null || Math.abs(along - entrance) >= FREE.entrance) &&
      gates.every(([from, to]) => along < from - FREE.gate || along > to + FREE.gate)
    );
  };
  return Array.from({ length: 12 }, (_, index) => ({
    x: -length / 2 + 0.7 + ((length - 1.4) * (index + 0.7 * hash(index, 41))) / 11.5,
    z: depth / 2 + 0.75 + 0.25 * hash(index, 43),
    size: 0.7 + 0.5 * hash(index, 42),
    isWanted: hash(index, 40) > 0.25,
  }))
    .filter(({ x, isWanted }) => isWanted && x < length / 2 - 0.5 && isFree(x))
    .map(({ x, z, size }) => ({ x, z, size }));
}
