import { type FloorSpace, middleOf, type Place } from '../floor-space.ts';
import { boxIn, type Piece } from '../pieces.ts';
import { overlap, type Rect } from '../rect.ts';
import type { Room, Storey } from '../storey.ts';
import type { Wanted } from './wanted.ts';

/** The storey and its furniture, from which the score of a place is computed. */
export interface Around {
  readonly storey: Storey;
  readonly space: FloorSpace;
  readonly pieces: readonly (Piece & { readonly room: string })[];
}

/** Returns a function that scores the possible places of a wanted piece of furniture in a room; the highest score is the best place. */
export function scoring({ by }: Wanted, room: Room, { storey, space, pieces }: Around): (place: Place) => number {
  const doors = storey.ways.filter(({ rooms }) => rooms.includes(room.letter)).map(({ gap }) => middleOf(gap));
  const windows = storey.windows.filter((window) => window.room === room.letter).map(({ gap }) => middleOf(gap));
  const sofa = pieces.find((piece) => piece.kind === 'sofa' && piece.room === room.letter);
  const house = boundsOf(storey);
  return (place) => {
    const { box, wall, fromStart, fromEnd } = place;
    const edge = Math.min(fromStart, fromEnd);
    const corner = edge === 0 ? 1 : -Math.min(edge, 1000) / 1000;
    switch (by) {
      case 'corner':
        return corner - nearness(box, doors) * 0.3;
      case 'door':
        return corner * 0.4 + nearness(box, doors) * 2;
      case 'window':
        return nearness(box, windows) * 2 + corner * 0.2;
      case 'middle':
        return (
          -Math.abs(fromStart - fromEnd) / Math.max(wall, 1) -
          nearness(box, doors) * 2 -
          (space.light.some((light) => overlap(light, box) > 0) ? 0.8 : 0) +
          (edge === 0 ? 0.1 : 0)
        );
      case 'gable':
        return corner - Math.min(box.x - house.left, house.right - box.x - box.width) / 1500 - nearness(box, doors) * 0.3;
      case 'centre':
        return -Math.hypot(middleOf(box)[0] - house.centre[0], middleOf(box)[1] - house.centre[1]) / 1000;
      case 'facing':
        return sofa ? opposite(place, sofa) : corner;
    }
  };
}

/** Returns a score that is higher the nearer a box is to one of these points; 0 without points. */
function nearness(box: Rect, points: readonly (readonly [number, number])[]): number {
  const [x, y] = middleOf(box);
  const far = points.map(([px, py]) => Math.hypot(px - x, py - y));
  return far.length === 0 ? 0 : -Math.min(...far) / 5000;
}

/** Scores a place opposite a sofa: higher the closer it is to the sofa's middle line. */
function opposite({ box, facing }: Place, sofa: Piece): number {
  const isAcross = sofa.facing === 'n' || sofa.facing === 's';
  const [x, y] = middleOf(box);
  const [sx, sy] = middleOf(boxIn(sofa, 0, 0, isAcross ? sofa.box.width : sofa.box.height, 950));
  const across = { n: 's', s: 'n', e: 'w', w: 'e' } as const;
  return (facing === across[sofa.facing] ? 3 : 0) - Math.abs(isAcross ? x - sx : y - sy) / 1000;
}

function boundsOf({ rooms }: Storey) {
  const floor = rooms.flatMap(({ parts }) => parts);
  const [left, right] = [Math.min(...floor.map(({ x }) => x)), Math.max(...floor.map(({ x, width }) => x + width))];
  const [back, front] = [Math.min(...floor.map(({ y }) => y)), Math.max(...floor.map(({ y, height }) => y + height))];
  return { left, right, centre: [(left + right) / 2, (back + front) / 2] as const };
}
