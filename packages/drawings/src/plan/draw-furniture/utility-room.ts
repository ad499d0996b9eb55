import type { PieceKind } from '@gavel/core/plan';
import type { DrawPiece } from './piece-pen.ts';

export const utilityRoom = {
  machine: ({ along, deep, box, round }) => box(0, 0, along, deep) + round(along / 2, deep / 2, 205, 'h'),
  heater: ({ along, deep, box }) => box(0, 0, along, deep),
} satisfies Partial<Record<PieceKind, DrawPiece>>;
