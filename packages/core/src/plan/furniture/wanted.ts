import type { Standing } from '../floor-space.ts';
import type { Piece, PieceKind } from '../pieces.ts';

/** A piece that a room would have. The first size that fits is taken. */
export interface Wanted {
  readonly kind: PieceKind;
  /** Along the wall and from it, mm; and where one walks before it, how much is free there of stairs and doors too. */
  readonly sizes: readonly (readonly [along: number, deep: number, way?: number])[];
  /** How much is left free before it, mm. */
  readonly before: number;
  readonly standing: Standing;
  /** Where it would rather be. */
  readonly by: 'corner' | 'middle' | 'window' | 'door' | 'facing' | 'gable' | 'centre';
  readonly mark?: string;
  readonly form?: Piece['form'];
}
