import { beforeOf } from '../../floor-space.ts';
import { boxIn, type Piece, sizeOf } from '../../pieces.ts';
import { DEEP, type Filled, hits, isOnFloor, type Kitchen, type Leg, PAST, type Placed } from './kitchen.ts';
import { stretch } from './legs.ts';

/** The depth of the seats beside a peninsula, mm. */
const SEATS = 380;

/**
 * Returns a peninsula; null: no peninsula fits. It begins at the end of a counter, at the wall beyond the counter, or where the counter has
 * no appliance. The first attempt keeps 900 mm free in front of everything that opens, lets people walk past the end of the peninsula, and
 * keeps the floor behind it free. The second attempt keeps only 700 mm free, the third also accepts a peninsula with its back at a wall,
 * and the last one also accepts that nobody can walk past its end. Each attempt prefers seats on the side away from the counter's corner.
 */
export function placePeninsula(kitchen: Kitchen, { main, side, placed }: Filled): Piece | null {
  for (const [walk, isPassed, isFree] of [
    [900, true, true],
    [700, true, true],
    [700, true, false],
    [700, false, false],
  ] as const)
    for (const areSeatsAway of [true, false])
      for (const leg of side ? [side, main] : [main])
        for (const length of [1800, 1500, 1200, 900])
          for (const end of endsAlong(leg, !side)) {
            const piece = outFrom(kitchen, leg, end, length, areSeatsAway, placed);
            if (!piece) continue;
            const opens = placed.filter((one) => one.piece.kind === 'tall' || one.piece.facing !== leg.facing);
            if (opens.some((one) => one.before > 0 && hits(piece.box, beforeOf(one.piece, walk) ?? one.piece.box))) continue;
            const foot = { box: stretch(leg, end - DEEP, end), facing: leg.facing };
            const past = boxIn(foot, 0, (end > leg.length ? 0 : DEEP) + length, DEEP, PAST);
            const isWay =
              isOnFloor(kitchen, past) && kitchen.space.isClear(past) && placed.every((one) => !hits(one.piece.box, past));
            if ((isWay || !isPassed) && (standsFree(kitchen, piece) || (!isFree && !isFloorBehind(kitchen, piece, 50))))
              return piece;
          }
  return null;
}

/** Returns whether a person can stand behind the piece. */
export function standsFree(kitchen: Kitchen, piece: Piece): boolean {
  return isFloorBehind(kitchen, piece, DEEP);
}

function isFloorBehind(kitchen: Kitchen, piece: Piece, deep: number): boolean {
  return isOnFloor(kitchen, boxIn(piece, 0, -deep, sizeOf(piece)[0], deep));
}

/**
 * Returns the distances from the corner along a counter where a peninsula may begin: at the counter's end, 600 mm beyond the end, then
 * nearer to the corner. If there is a second counter, the corner stays free.
 */
function endsAlong({ length }: Leg, isAlone: boolean): readonly number[] {
  const nearer = Array.from(
    { length: Math.floor((length - (isAlone ? 1 : 2) * DEEP) / 100) },
    (_, at) => length - (at + 1) * 100,
  );
  return [length, length + DEEP, ...nearer];
}

/** Returns a peninsula of the given length that begins at the distance `end` along a counter; null: it does not fit. */
function outFrom(
  kitchen: Kitchen,
  leg: Leg,
  end: number,
  length: number,
  areSeatsAway: boolean,
  placed: readonly Placed[],
): Piece | null {
  const isBeyond = end > leg.length;
  const foot = stretch(leg, end - DEEP, end);
  const out = boxIn({ box: foot, facing: leg.facing }, 0, isBeyond ? 0 : DEEP, DEEP, length + (isBeyond ? DEEP : 0));
  const [dx, dy] = areSeatsAway ? leg.way : leg.way.map((one) => -one);
  const box = {
    x: out.x - (dx === -1 ? SEATS : 0),
    y: out.y - (dy === -1 ? SEATS : 0),
    width: out.width + (dx === 0 ? 0 : SEATS),
    height: out.height + (dy === 0 ? 0 : SEATS),
  };
  const facing = dx === 1 ? 'e' : dx === -1 ? 'w' : dy === 1 ? 's' : 'n';
  const inTheWay = placed.filter(({ piece }) => piece.kind !== 'counter' && hits(piece.box, foot));
  const isFree =
    inTheWay.length === 0 &&
    kitchen.space.isFree(box, 'low') &&
    isOnFloor(kitchen, box) &&
    placed.every(({ piece }) => !hits(piece.box, box));
  return isFree ? { kind: 'island', box, facing } : null;
}
