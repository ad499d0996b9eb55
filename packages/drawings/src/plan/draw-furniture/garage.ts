import type { PieceKind } from '@gavel/core/plan';
import type { DrawPiece } from './piece-pen.ts';

export const garage = {
  car: ({ along, deep, rounded, lines }) =>
    rounded(0, 0, along, deep, 350) +
    lines(
      'h',
      [
        [120, 1250],
        [along - 120, 1250],
      ],
      [
        [250, 1700],
        [along - 250, 1700],
      ],
      [
        [250, deep - 900],
        [along - 250, deep - 900],
      ],
      [
        [120, 1250],
        [250, 1700],
        [250, deep - 900],
      ],
      [
        [along - 120, 1250],
        [along - 250, 1700],
        [along - 250, deep - 900],
      ],
    ),
} satisfies Partial<Record<PieceKind, DrawPiece>>;
