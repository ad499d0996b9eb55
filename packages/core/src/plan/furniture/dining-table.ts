import { middleOf } from '../floor-space.ts';
import { overlap, type Rect } from '../rect.ts';
import type { Room } from '../storey.ts';
import type { Furnishing } from './furnishing.ts';

/** The distance from the chairs to a wall, so that people can sit down: the preferred one, then the least; mm. */
const BESIDE_CHAIRS = [300, 100] as const;

/** Puts a table into every dining room; in a storey without a dining room, into or near the kitchen. */
export function placeDiningTables(furnishing: Furnishing): void {
  const { rooms } = furnishing.storey;
  const dining = rooms.filter(({ kind }) => kind === 'dining');
  for (const room of dining.length > 0 ? dining : rooms.filter(({ kind }) => kind === 'kitchen')) placeTable(furnishing, room);
}

/**
 * Puts a table away from walls. Tries long tables (2400 or 1800 mm) before short ones. For both kinds, it tries `room` first, then `room`
 * together with the living and dining rooms that are open to it, then the living rooms.
 */
function placeTable(furnishing: Furnishing, room: Room): void {
  const { storey, pieces } = furnishing;
  if (pieces.some(({ kind }) => kind === 'table') && room.kind !== 'dining') return;
  const open = [
    room,
    ...storey.rooms.filter(
      (other) => other !== room && (other.kind === 'living' || other.kind === 'dining') && touches(room, other),
    ),
  ];
  const living = storey.rooms.filter(({ kind }) => kind === 'living');
  for (const sizes of [
    [2400, 1800],
    [1200, 800],
  ])
    for (const beside of BESIDE_CHAIRS)
      for (const region of [[room], open, living])
        for (const seats of sizes)
          for (const isUpright of [false, true]) {
            const found = freely(furnishing, region, isUpright ? [1640, seats] : [seats, 1640], beside);
            if (!found) continue;
            furnishing.put(room, { kind: 'table', box: found, facing: isUpright ? 'e' : 's' }, 0);
            return;
          }
}

/**
 * Returns the best free position of the table: near a kitchen counter and near a window, where the counter is more important. Null: no
 * position is free.
 */
function freely(
  { storey, space, pieces }: Furnishing,
  rooms: readonly Room[],
  [width, height]: readonly [number, number],
  beside: number,
): Rect | null {
  let best: { box: Rect; score: number } | null = null;
  const kitchen = pieces.filter(({ kind }) => kind === 'counter').map((one) => middleOf(one.box));
  const lights = storey.windows
    .filter(({ room: letter }) => rooms.some((one) => one.letter === letter))
    .map(({ gap }) => middleOf(gap));
  for (const part of rooms.flatMap(({ parts }) => parts))
    for (let x = part.x + 100; x + width + 100 <= part.x + part.width + 1500; x += 100)
      for (let y = part.y + 100; y + height + 100 <= part.y + part.height + 1500; y += 100) {
        const box = { x, y, width, height };
        const air = { x: x - 250, y: y - 250, width: width + 500, height: height + 500 };
        const moved = { x: x - beside, y: y - beside, width: width + 2 * beside, height: height + 2 * beside };
        if (!space.isIn(rooms, moved) || !space.isFree(box, 'low') || space.solid.some((one) => overlap(one, air) > 0)) continue;
        const [mx, my] = middleOf(box);
        const far = Math.min(5000, ...lights.map(([lx, ly]) => Math.hypot(lx - mx, ly - my)));
        const reach = Math.min(8000, ...kitchen.map(([kx, ky]) => Math.hypot(kx - mx, ky - my)));
        const score = -far - reach * 1.6;
        if (!best || score > best.score + 0.001) best = { box, score };
      }
  return best?.box ?? null;
}

function touches(a: Room, b: Room): boolean {
  return a.parts.some((one) =>
    b.parts.some((other) => overlap({ x: one.x - 5, y: one.y - 5, width: one.width + 10, height: one.height + 10 }, other) > 0),
  );
}
