import type { Side } from './house-plan.ts';
import { moveSteps } from './place-stairs.ts';
import type { Rect } from './rect.ts';
import type { Storey } from './storey.ts';

type Spot = readonly [x: number, y: number];

/**
 * Returns the storey with left and right exchanged.
 * @param length of the house, mm
 */
export function mirrorStorey(storey: Storey, length: number): Storey {
  const sides = { left: 'right', right: 'left', front: 'front', back: 'back' } as const;
  const moved = moveStorey(storey, ([x, y]) => [length - x, y], sides);
  return { ...moved, ways: moved.ways.map((way) => ({ ...way, isMirrored: true })) };
}

/**
 * Returns the storey after a quarter turn that brings its back to the right.
 * @param depth of the house, mm
 */
export function turnStorey(storey: Storey, depth: number): Storey {
  const sides = { back: 'right', right: 'front', front: 'left', left: 'back' } as const;
  const moved = moveStorey(storey, ([x, y]) => [depth - y, x], sides);
  return { ...moved, ways: moved.ways.map((way) => ({ ...way, isUpright: !way.isUpright })) };
}

function moveStorey(storey: Storey, spot: (spot: Spot) => Spot, sides: Readonly<Record<Side, Side>>): Storey {
  const move = <Box extends Rect>(rect: Box): Box => {
    const [[x, y], [right, bottom]] = [spot([rect.x, rect.y]), spot([rect.x + rect.width, rect.y + rect.height])];
    return { ...rect, x: Math.min(x, right), y: Math.min(y, bottom), width: Math.abs(right - x), height: Math.abs(bottom - y) };
  };
  return {
    ...storey,
    rooms: storey.rooms.map((room) => ({ ...room, parts: room.parts.map(move) })),
    voids: storey.voids.map(move),
    walls: { outer: storey.walls.outer.map(move), inner: storey.walls.inner.map(move) },
    ways: storey.ways.map((way) => ({
      ...way,
      gap: move(way.gap),
      swing: way.swing && { hinge: spot(way.swing.hinge), open: spot(way.swing.open), closed: spot(way.swing.closed) },
    })),
    slope: storey.slope && { low: storey.slope.low.map(move), lowest: storey.slope.lowest.map(move) },
    windows: storey.windows.map((window) => ({ ...window, side: sides[window.side], gap: move(window.gap) })),
    stairs: storey.stairs && {
      ...storey.stairs,
      box: move(storey.stairs.box),
      steps: moveSteps(storey.stairs.steps, spot),
      line: storey.stairs.line.map(spot),
    },
  };
}
