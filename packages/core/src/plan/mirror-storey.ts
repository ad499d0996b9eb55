import type { Side } from './house-plan.ts';
import { moveSteps } from './place-stairs.ts';
import type { Rect } from './rect.ts';
import type { Storey } from './storey.ts';

/**
 * Returns the storey with left and right exchanged.
 * @param length of the house, mm
 */
export function mirrorStorey(storey: Storey, length: number): Storey {
  const flip = <Box extends Rect>(rect: Box): Box => ({ ...rect, x: length - rect.x - rect.width });
  const spot = ([x, y]: readonly [number, number]): readonly [number, number] => [length - x, y];
  const sideOf = (side: Side): Side => (side === 'left' ? 'right' : side === 'right' ? 'left' : side);
  return {
    ...storey,
    rooms: storey.rooms.map((room) => ({ ...room, parts: room.parts.map(flip) })),
    voids: storey.voids.map(flip),
    walls: { outer: storey.walls.outer.map(flip), inner: storey.walls.inner.map(flip) },
    ways: storey.ways.map((way) => ({
      ...way,
      gap: flip(way.gap),
      swing: way.swing && { hinge: spot(way.swing.hinge), open: spot(way.swing.open), closed: spot(way.swing.closed) },
    })),
    slope: storey.slope && { low: storey.slope.low.map(flip), lowest: storey.slope.lowest.map(flip) },
    windows: storey.windows.map((window) => ({ ...window, side: sideOf(window.side), gap: flip(window.gap) })),
    stairs: storey.stairs && {
      ...storey.stairs,
      box: flip(storey.stairs.box),
      steps: moveSteps(storey.stairs.steps, spot),
      line: storey.stairs.line.map(spot),
    },
  };
}
