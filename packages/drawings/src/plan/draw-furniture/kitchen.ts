import type { PieceKind } from '@gavel/core/plan';
import type { DrawPiece, PiecePen } from './piece-pen.ts';

const hob: DrawPiece = (pen) => {
  const { piece, along, deep, box, round } = pen;
  // A hob without fixed zones: three marks indicate where pots can be.
  if (piece.form === 'free')
    return box(50, 70, along - 100, deep - 150) + [0.25, 0.5, 0.75].map((u) => round(u * along, deep / 2 - 5, 22, 'h')).join('');
  const flames = [0.28, 0.72].flatMap((u) => [0.3, 0.7].map((v) => [u * along, v * deep] as const));
  const radius = along > 700 ? 105 : 92;
  const zones = flames.map(([u, v]) => round(u, v, radius)).join('');
  switch (piece.form) {
    // A hob with a built-in fan between the zones.
    case 'fan':
      return zones + box(along / 2 - 45, 110, 90, deep - 220);
    // Gas flames under iron bars.
    case 'gas':
      return zones + flames.map(([u, v]) => bars(pen, u, v, radius + 30)).join('');
    default:
      return zones + (along > 700 ? round(along / 2, deep / 2, 60) : '');
  }
};

/** Draws two iron bars over a flame. */
function bars({ lines }: PiecePen, u: number, v: number, reach: number): string {
  return lines(
    'f',
    [
      [u - reach, v],
      [u + reach, v],
    ],
    [
      [u, v - reach],
      [u, v + reach],
    ],
  );
}

export const kitchen = {
  counter: ({ along, deep, box }) => box(0, 0, along, deep),
  tall: ({ along, deep, box, lines }) =>
    box(0, 0, along, deep) +
    lines('h', [
      [0, 0],
      [along, deep],
    ]),
  sink: ({ along, deep, box, round }) =>
    box(60, 110, along / 2 - 40, deep - 200) +
    box(along / 2 + 50, 110, along / 2 - 110, deep - 200) +
    round(along / 2 + 5, 70, 26, 'm'),
  pentry: ({ along, deep, box, round }) =>
    box(0, 0, along, deep) +
    box(along - 520, 110, 420, deep - 200) +
    round(along - 310, 70, 24, 'm') +
    [0.3, 0.7].map((v) => round(170, v * deep, 90)).join('') +
    (along > 2000 ? [0.3, 0.7].map((v) => round(420, v * deep, 90)).join('') : ''),
  dishwasher: ({ along, deep, box }) => box(0, 0, along, deep, 'h'),
  island: ({ along, deep, box, round }) => {
    const seats = Math.max(1, Math.floor(along / 700));
    const stools = Array.from({ length: seats }, (_, index) => round(((index + 0.5) * along) / seats, deep - 170, 165));
    return box(0, 0, along, deep - 380) + stools.join('');
  },
  hob,
  stove: (pen) => pen.box(0, 0, pen.along, pen.deep, 'm') + hob(pen),
} satisfies Partial<Record<PieceKind, DrawPiece>>;
