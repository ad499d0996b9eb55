import { beforeOf } from '../../floor-space.ts';
import { boxIn, type Piece } from '../../pieces.ts';
import type { Rect } from '../../rect.ts';
import { DEEP, type Filled, hits, isInside, isOnFloor, type Kitchen } from './kitchen.ts';
import { stretch } from './legs.ts';

/** The depth of the floor in front of counters and appliances that an island leaves free, mm. The preferred depth is first. */
const WALKS = [900, 700, 0] as const;
/** The sizes of an island: its length, and its depth including seats; mm. */
const ISLANDS = [
  [2400, 1280],
  [1800, 1280],
  [1500, 1180],
  [1200, 1080],
] as const;

/** Returns an island in front of the main counter; null: no island fits. */
export function placeIsland(kitchen: Kitchen, { main, placed }: Filled): Piece | null {
  const { space } = kitchen;
  const clear = (box: Rect, walk: number) =>
    space.isFree(box, 'low') &&
    placed.every(
      ({ piece, before }) => !hits(piece.box, box) && (before === 0 || !hits(box, beforeOf(piece, walk) ?? piece.box)),
    );
  // For each depth of free floor, try places inside the kitchen first, then also places that extend into the living or dining room.
  for (const [walk, isWhere] of WALKS.flatMap((one) => [isInside, isOnFloor].map((where) => [one, where] as const)))
    for (const [length, deep] of ISLANDS)
      for (let from = 300; from + length <= Math.max(main.length + 900, length + 300); from += 100)
        for (const gap of [1100, 1000, 900]) {
          const along = stretch(main, from, from + length);
          const box = boxIn({ box: along, facing: main.facing }, 0, DEEP + gap, length, deep);
          if (clear(box, walk) && isWhere(kitchen, box)) return { kind: 'island', box, facing: main.facing };
        }
  return null;
}
