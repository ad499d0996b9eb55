import { boxIn, type Piece } from '../pieces.ts';
import type { Room } from '../storey.ts';
import type { Furnishing } from './furnishing.ts';
import type { Wanted } from './wanted.ts';

const WARDROBE: Wanted = {
  kind: 'wardrobe',
  sizes: [
    [2400, 600],
    [1800, 600],
    [1200, 600],
    [600, 600],
  ],
  before: 600,
  standing: 'tall',
  by: 'corner',
};

export const DESK: Wanted = {
  kind: 'desk',
  sizes: [
    [1400, 1000],
    [1000, 1000],
  ],
  before: 0,
  standing: 'low',
  by: 'window',
};

export const master: readonly Wanted[] = [
  {
    kind: 'double',
    sizes: [
      [1800, 2100],
      [1600, 2100],
      [1400, 2000],
    ],
    before: 500,
    standing: 'low',
    by: 'middle',
  },
  WARDROBE,
];

export const bedroom: readonly Wanted[] = [
  {
    kind: 'single',
    sizes: [
      [1200, 2050],
      [900, 2050],
    ],
    before: 300,
    standing: 'low',
    by: 'corner',
  },
  WARDROBE,
  DESK,
];

export const office: readonly Wanted[] = [
  { ...DESK, sizes: [[1600, 1000], ...DESK.sizes] },
  {
    kind: 'shelf',
    sizes: [
      [1800, 400],
      [1200, 400],
      [600, 400],
    ],
    before: 500,
    standing: 'tall',
    by: 'corner',
  },
  { kind: 'armchair', sizes: [[800, 800]], before: 300, standing: 'low', by: 'corner' },
];

/** Puts a bedside table on each side of a bed that has space for one. */
export function placeNightTables(furnishing: Furnishing, room: Room, bed: Piece): void {
  const { space } = furnishing;
  const along = bed.facing === 'n' || bed.facing === 's' ? bed.box.width : bed.box.height;
  for (const u of [-480, along + 30]) {
    const box = boxIn(bed, u, 0, 450, 420);
    if (space.isIn([room], box) && space.isFree(box, 'low')) furnishing.put(room, { kind: 'night', box, facing: bed.facing }, 0);
  }
}
