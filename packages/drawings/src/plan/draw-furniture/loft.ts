import type { PieceKind } from '@gavel/core/plan';
import type { DrawPiece } from './piece-pen.ts';

const ladder: DrawPiece = ({ along, deep, box, lines }) => {
  const rungs = Math.max(3, Math.round(along / 200));
  const steps = Array.from(
    { length: rungs - 1 },
    (_, index) =>
      [
        [((index + 1) * along) / rungs, 0],
        [((index + 1) * along) / rungs, deep],
      ] as const,
  );
  return box(0, 0, along, deep, 'f p') + lines('f', ...steps);
};

export const loft = { ladder, loftStairs: ladder } satisfies Partial<Record<PieceKind, DrawPiece>>;
