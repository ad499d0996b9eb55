import type { Room, Storey } from '../storey.ts';
import type { Wanted } from './wanted.ts';

/** Returns wardrobes and a bench for the entrance hall. A small hall and a hall of an upper storey get neither. */
export function hall(room: Room, storey: Storey): readonly Wanted[] {
  return room.area < 3.5 || storey.at > 0
    ? []
    : [
        {
          kind: 'wardrobe',
          sizes: [
            [1800, 600],
            [1200, 600],
            [600, 600],
          ],
          before: 600,
          standing: 'tall',
          by: 'corner',
          mark: 'G',
        },
        {
          kind: 'bench',
          sizes: [
            [1200, 350],
            [900, 350],
          ],
          before: 500,
          standing: 'low',
          by: 'door',
        },
      ];
}

export const closet: readonly Wanted[] = [
  {
    kind: 'rack',
    sizes: [
      [2400, 600],
      [1800, 600],
      [1500, 600],
      [1200, 600],
      [900, 600],
    ],
    before: 550,
    standing: 'bench',
    by: 'corner',
  },
  {
    kind: 'rack',
    sizes: [
      [2400, 600],
      [1800, 600],
      [1200, 600],
      [900, 400],
    ],
    before: 550,
    standing: 'bench',
    by: 'corner',
  },
];
