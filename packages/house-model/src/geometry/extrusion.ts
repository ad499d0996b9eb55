import type { Frame } from './frame.ts';
import type { Mesh } from './mesh.ts';
import { prism } from './solids.ts';
import type { Flat } from './vector.ts';

/**
 * A solid: a polygon with holes, extended from the distance `from` to the distance `to` in front of the plane of `frame`. Metres.
 */
export interface Extrusion {
  readonly frame: Frame;
  readonly outline: readonly Flat[];
  readonly holes?: readonly (readonly Flat[])[];
  readonly from: number;
  readonly to: number;
}

export function solidOf({ frame, outline, holes, from, to }: Extrusion): Mesh {
  return prism(frame, outline, from, to, holes);
}
