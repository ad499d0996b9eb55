import type { Piece, PieceKind } from '@gavel/core/plan';
import { bathroom } from './bathroom.ts';
import { bedroom } from './bedroom.ts';
import { garage } from './garage.ts';
import { kitchen } from './kitchen.ts';
import { livingRoom } from './living-room.ts';
import { loft } from './loft.ts';
import { type DrawPiece, penFor } from './piece-pen.ts';
import { storage } from './storage.ts';
import { utilityRoom } from './utility-room.ts';

const drawers: Readonly<Record<PieceKind, DrawPiece>> = {
  ...bedroom,
  ...livingRoom,
  ...kitchen,
  ...bathroom,
  ...storage,
  ...utilityRoom,
  ...garage,
  ...loft,
};

/** Draws a piece of furniture from above, in thin lines. */
export function drawPiece(piece: Piece): string {
  return drawers[piece.kind](penFor(piece));
}
