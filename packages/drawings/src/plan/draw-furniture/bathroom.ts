import type { PieceKind } from '@gavel/core/plan';
import type { DrawPiece } from './piece-pen.ts';

const tub: DrawPiece = ({ piece, along, deep, box, rounded, round }) => {
  const [inner, across] = [along - 160, deep - 180];
  return (
    (piece.kind === 'tub' ? box(0, 0, along, deep) : '') +
    rounded(80, 90, inner, across, Math.min(inner, across) / 2) +
    round(along - 330, deep / 2, 38, 'h')
  );
};

export const bathroom = {
  toilet: ({ along, box, oval }) => box(along / 2 - 190, 0, 380, 160) + oval(along / 2, 400, 165, 240, 'f'),
  basin: ({ along, deep, box, round, oval }) =>
    box(0, 0, along, deep) + oval(along / 2, deep / 2 + 20, Math.min(250, along / 2 - 60), 160) + round(along / 2, 60, 20, 'm'),
  shower: ({ along, deep, box, round, cross }) => box(0, 0, along, deep) + cross() + round(along / 2, deep / 2, 45),
  tub,
  freeTub: tub,
  // Stones, and the flue of a wood-burning heater.
  saunaHeater: ({ piece, along, deep, box, round }) =>
    box(0, 0, along, deep) +
    (piece.form === 'wood' ? round(along / 2, 110, 65, 'x') : '') +
    [0.28, 0.5, 0.72].map((u) => round(u * along, deep * (u === 0.5 ? 0.72 : 0.6), 62, 'h')).join(''),
} satisfies Partial<Record<PieceKind, DrawPiece>>;
