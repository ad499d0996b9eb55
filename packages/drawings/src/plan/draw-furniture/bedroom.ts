import type { PieceKind } from '@gavel/core/plan';
import type { DrawPiece } from './piece-pen.ts';

const bed: DrawPiece = ({ piece, along, deep, box, lines }) => {
  const pillows = piece.kind === 'double' ? 2 : 1;
  const wide = along / pillows;
  return (
    box(0, 0, along, deep) +
    Array.from({ length: pillows }, (_, index) => box(index * wide + 70, 80, wide - 140, 380, 'h')).join('') +
    lines(
      'h',
      [
        [0, 620],
        [along, 620],
      ],
      [
        [0, 620],
        [along, 1000],
      ],
    )
  );
};

export const bedroom = {
  double: bed,
  single: bed,
  night: ({ along, deep, box, round }) => box(0, 0, along, deep) + round(along / 2, deep / 2, 110, 'h'),
  desk: ({ along, box, lines }) =>
    box(0, 0, along, 600) +
    box(along / 2 - 210, 560, 420, 400) +
    lines('h', [
      [along / 2 - 210, 900],
      [along / 2 + 210, 900],
    ]),
} satisfies Partial<Record<PieceKind, DrawPiece>>;
