import type { Rect } from './rect.ts';

/** The direction from the wall behind a piece of furniture into the room; `n` is towards the back of the house. */
export type Facing = 'n' | 's' | 'e' | 'w';

/** A piece of furniture in a room, in the millimetres of the floor plan. */
export interface Piece {
  readonly kind: PieceKind;
  readonly box: Rect;
  readonly facing: Facing;
  /** The text of its label. */
  readonly mark?: string;
  /** The variant of the piece, as in `drawnParts`: a gas hob, a wood-burning sauna heater. */
  readonly form?: string | number | undefined;
}

export type PieceKind =
  | 'double'
  | 'single'
  | 'night'
  | 'wardrobe'
  | 'shelf'
  | 'desk'
  | 'sofa'
  | 'tv'
  | 'armchair'
  | 'table'
  | 'counter'
  | 'tall'
  | 'sink'
  | 'hob'
  | 'dishwasher'
  | 'island'
  | 'toilet'
  | 'basin'
  | 'shower'
  | 'tub'
  | 'freeTub'
  | 'machine'
  | 'bench'
  | 'rack'
  | 'hearth'
  | 'saunaHeater'
  | 'heater'
  | 'pentry'
  | 'ladder'
  | 'loftStairs'
  | 'stove'
  | 'car';

/**
 * Returns a point of a piece of furniture: `u` mm along the wall, from the left end for a person who faces the piece; `v` mm from the wall
 * into the room.
 */
export function spotIn({ box, facing }: Pick<Piece, 'box' | 'facing'>, u: number, v: number): readonly [number, number] {
  const { x, y, width, height } = box;
  if (facing === 's') return [x + u, y + v];
  if (facing === 'n') return [x + width - u, y + height - v];
  if (facing === 'e') return [x + v, y + height - u];
  return [x + width - v, y + u];
}

/** Returns the length of a piece of furniture along the wall, and its depth. */
export function sizeOf({ box, facing }: Pick<Piece, 'box' | 'facing'>): readonly [along: number, deep: number] {
  return facing === 'n' || facing === 's' ? [box.width, box.height] : [box.height, box.width];
}

/** Returns the box of a part of a piece of furniture. `u` and `v` are measured as in `spotIn`. */
export function boxIn(piece: Pick<Piece, 'box' | 'facing'>, u: number, v: number, along: number, deep: number): Rect {
  const [x1, y1] = spotIn(piece, u, v);
  const [x2, y2] = spotIn(piece, u + along, v + deep);
  return { x: Math.min(x1, x2), y: Math.min(y1, y2), width: Math.abs(x2 - x1), height: Math.abs(y2 - y1) };
}
