import type { Flat } from './geometry/vector.ts';
import type { Measures } from './house-model.ts';

/** A rectangle of gravel where cars drive up to a house, in metres from the middle of the house. */
interface Drive {
  readonly x: Flat;
  /** The distances of the two ends from the middle of the house, positive towards the front. */
  readonly z: Flat;
}

/** The length of a drive, and how far it extends beyond the gates on each side, m. */
const DRIVE = { long: 26, beside: 0.4 } as const;

/**
 * Returns the drive to the gates of a garage; null: cars drive into no part of the house. For a building without walls (a carport), the
 * drive begins at its left side, seen from the front.
 */
export function placeDrive({ length, depth, gates, isOpen }: Measures): Drive | null {
  if (isOpen) return { x: [-length / 2 - 0.1 - DRIVE.long, -length / 2 - 0.1], z: [-depth / 2, depth / 2] };
  const ends = gates.flat().map((along) => along - length / 2);
  if (ends.length === 0) return null;
  return {
    x: [Math.min(...ends) - DRIVE.beside, Math.max(...ends) + DRIVE.beside],
    z: [depth / 2, depth / 2 + DRIVE.long],
  };
}
