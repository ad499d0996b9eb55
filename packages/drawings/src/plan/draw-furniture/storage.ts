import type { PieceKind } from '@gavel/core/plan';
import type { DrawPiece } from './piece-pen.ts';

const cupboard: DrawPiece = ({ piece, along, deep, box, lines }) => {
  const parts = Math.max(1, Math.round(along / 600));
  const cuts = Array.from(
    { length: parts - 1 },
    (_, index) =>
      [
        [((index + 1) * along) / parts, 0],
        [((index + 1) * along) / parts, deep],
      ] as const,
  );
  const rod =
    piece.kind === 'wardrobe'
      ? lines('dash', [
          [60, deep / 2],
          [along - 60, deep / 2],
        ])
      : '';
  return box(0, 0, along, deep) + lines('h', ...cuts) + rod;
};

export const storage = {
  wardrobe: cupboard,
  shelf: cupboard,
  rack: ({ along, deep, box, lines }) =>
    box(0, 0, along, deep) +
    lines('dash', [
      [60, deep / 2],
      [along - 60, deep / 2],
    ]),
  bench: ({ along, deep, box }) => box(0, 0, along, deep),
} satisfies Partial<Record<PieceKind, DrawPiece>>;
