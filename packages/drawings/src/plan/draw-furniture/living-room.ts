import type { PieceKind } from '@gavel/core/plan';
import type { DrawPiece } from './piece-pen.ts';

export const livingRoom = {
  sofa: ({ along, deep, box, lines }) =>
    box(0, 0, along, 950) +
    lines(
      'h',
      [
        [180, 250],
        [along - 180, 250],
      ],
      [
        [180, 0],
        [180, 950],
      ],
      [
        [along - 180, 0],
        [along - 180, 950],
      ],
      [
        [along / 2, 250],
        [along / 2, 950],
      ],
    ) +
    (deep >= 1950 ? box(along / 2 - 550, 1350, 1100, 600) : ''),
  armchair: ({ along, deep, box, lines }) =>
    box(0, 0, along, deep) +
    lines(
      'h',
      [
        [0, 220],
        [along, 220],
      ],
      [
        [150, 220],
        [150, deep],
      ],
      [
        [along - 150, 220],
        [along - 150, deep],
      ],
    ),
  tv: ({ along, deep, box, lines }) =>
    box(0, 0, along, deep) +
    lines('m', [
      [along / 2 - 600, deep - 90],
      [along / 2 + 600, deep - 90],
    ]),
  table: ({ along, deep, box, lines }) => {
    const seats = Math.max(1, Math.floor(along / 600));
    const chairs = Array.from({ length: seats }, (_, index) => {
      const u = ((index + 0.5) * along) / seats - 220;
      return (
        box(u, 0, 440, 400) +
        box(u, deep - 400, 440, 400) +
        lines(
          'h',
          [
            [u, 60],
            [u + 440, 60],
          ],
          [
            [u, deep - 60],
            [u + 440, deep - 60],
          ],
        )
      );
    });
    return chairs.join('') + box(0, 360, along, deep - 720, 'f p');
  },
  hearth: ({ along, deep, box, lines }) =>
    box(0, 0, along, deep, 'f p') +
    box(110, 110, along - 220, deep - 180, 'f') +
    lines('m', [
      [110, deep],
      [along - 110, deep],
    ]),
} satisfies Partial<Record<PieceKind, DrawPiece>>;
