import type { Standing } from '../floor-space.ts';
import type { Piece, PieceKind } from '../pieces.ts';

/** A piece of furniture that a room should have. The first size that fits is used. */
export interface Wanted {
  readonly kind: PieceKind;
  /**
   * Length along the wall and depth, mm. A size with `way` needs free floor of this depth in front of the piece, instead of `before`; no
   * stairs and no door swing may overlap this floor.
   */
  readonly sizes: readonly (readonly [along: number, deep: number, way?: number])[];
  /** The depth of the floor that stays free in front of the piece, mm. */
  readonly before: number;
  readonly standing: Standing;
  /**
   * The preferred place of the piece in its room. `middle`: the middle of a wall; `facing`: opposite the sofa; `gable`: near the left or
   * right end of the house; `centre`: near the middle of the storey.
   */
  readonly by: 'corner' | 'middle' | 'window' | 'door' | 'facing' | 'gable' | 'centre';
  readonly mark?: string;
  readonly form?: Piece['form'];
}
