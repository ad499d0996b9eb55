import { boxIn, type Facing } from '../../pieces.ts';
import type { Rect } from '../../rect.ts';
import type { Room } from '../../storey.ts';
import { DEEP, hits, isInside, type Kitchen, type Leg, PAST } from './kitchen.ts';

/** Returns, for each corner of the room, a counter along each of its two walls. */
export function legsOf(kitchen: Kitchen): readonly (readonly [Leg, Leg])[] {
  return cornersOf(kitchen.room).map(
    ([corner, down, across]) => [leg(kitchen, corner, down), leg(kitchen, corner, across)] as const,
  );
}

function leg(kitchen: Kitchen, corner: readonly [number, number], { facing, way }: Way): Leg {
  const { space, storey } = kitchen;
  let length = 0;
  while (length < 4200) {
    const next = stretch({ corner, way, facing }, length, length + 100);
    const behind = boxIn({ box: next, facing }, 0, -30, 100, 20);
    const isWall = storey.rooms.every(({ parts }) => parts.every((part) => !hits(part, behind)));
    if (!isWall || !isInside(kitchen, next) || !space.isFree(next, 'bench')) break;
    length += 100;
  }
  return { facing, corner, way, length };
}

/** Returns a counter that extends into the room from the corner where the main counter begins, with space to walk past its end. */
export function openLeg(kitchen: Kitchen, main: Leg): Leg {
  const [ox, oy] = outOf(main.facing);
  const facing = main.way[0] > 0 ? 'e' : main.way[0] < 0 ? 'w' : main.way[1] > 0 ? 's' : 'n';
  const side = { facing, corner: main.corner, way: [ox, oy], isOpen: true } as const;
  let length = 0;
  while (length < 2400 + PAST) {
    const next = stretch(side, length, length + 100);
    if (!isInside(kitchen, next) || !kitchen.space.isFree(next, 'bench')) break;
    length += 100;
  }
  return { ...side, length: Math.max(0, length - PAST) };
}

/** Returns the same counter, measured from its other end. */
export function turned({ corner: [x, y], way: [dx, dy], length, ...leg }: Leg): Leg {
  return { ...leg, corner: [x + dx * length, y + dy * length], way: [-dx, -dy], length };
}

/** Shortens a counter to at most `most` mm, and rounds its length down to whole 100 mm. */
export function grown(leg: Leg, most: number): Leg {
  return { ...leg, length: Math.floor(Math.min(leg.length, most) / 100) * 100 };
}

/** Returns the box of a counter between two distances from its corner. */
export function stretch(
  { corner: [x, y], way: [dx, dy], facing }: Pick<Leg, 'corner' | 'way' | 'facing'>,
  from: number,
  to: number,
): Rect {
  const [ax, ay] = [x + dx * from, y + dy * from];
  const [bx, by] = [x + dx * to, y + dy * to];
  const [ox, oy] = outOf(facing).map((one) => one * DEEP) as [number, number];
  const [left, right] = [Math.min(ax, bx, ax + ox), Math.max(ax, bx, bx + ox)];
  const [top, bottom] = [Math.min(ay, by, ay + oy), Math.max(ay, by, by + oy)];
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** Returns the direction from a wall into the room. */
function outOf(facing: Facing): readonly [number, number] {
  return ({ n: [0, -1], s: [0, 1], e: [1, 0], w: [-1, 0] } as const)[facing];
}

type Way = Pick<Leg, 'facing' | 'way'>;

function cornersOf({ parts }: Room): readonly (readonly [corner: readonly [number, number], down: Way, across: Way])[] {
  return parts.flatMap(({ x, y, width, height }) => {
    const [right, bottom] = [x + width, y + height];
    return [
      [[x, y], { facing: 'e', way: [0, 1] }, { facing: 's', way: [1, 0] }],
      [[right, y], { facing: 'w', way: [0, 1] }, { facing: 's', way: [-1, 0] }],
      [[x, bottom], { facing: 'e', way: [0, -1] }, { facing: 'n', way: [1, 0] }],
      [[right, bottom], { facing: 'w', way: [0, -1] }, { facing: 'n', way: [-1, 0] }],
    ] as const;
  });
}
