import type { Features } from '../house-plan.ts';
import type { Wanted } from './wanted.ts';

export function laundry(features: Features): readonly Wanted[] {
  return [
    { kind: 'machine', sizes: [[600, 620]], before: 600, standing: 'low', by: 'corner', mark: 'TM' },
    { kind: 'machine', sizes: [[600, 620]], before: 600, standing: 'low', by: 'corner', mark: 'TT' },
    ...heater(features, 500),
    {
      kind: 'bench',
      sizes: [
        [1800, 600],
        [1200, 600],
        [600, 600],
      ],
      before: 600,
      standing: 'bench',
      by: 'corner',
    },
    { kind: 'tall', sizes: [[600, 600]], before: 500, standing: 'tall', by: 'corner', mark: 'ST' },
  ];
}

export function technicalRoom(features: Features): readonly Wanted[] {
  return [
    ...heater(features, 600),
    { kind: 'tall', sizes: [[600, 600]], before: 500, standing: 'tall', by: 'corner', mark: 'EL' },
  ];
}

/** Returns the heating unit; an empty list for heating without a unit on the floor. The section drawing shows the same units. */
function heater({ shows }: Features, before: number): readonly Wanted[] {
  const heating = shows?.heating;
  if (heating === 'electric' || heating === 'airAir' || heating === 'floor') return [];
  const mark = heating === 'district' ? 'FJV' : 'VP';
  return [{ kind: 'heater', sizes: [[600, 650]], before, standing: 'tall', by: 'corner', mark }];
}

export function store(features: Features): readonly Wanted[] {
  if (features.shows?.storage !== undefined) return storageIn(features, 600);
  return [
    {
      kind: 'shelf',
      sizes: [
        [2400, 400],
        [1800, 400],
        [1200, 400],
        [800, 350],
      ],
      before: 600,
      standing: 'tall',
      by: 'corner',
    },
    {
      kind: 'shelf',
      sizes: [
        [1800, 400],
        [1200, 400],
        [800, 350],
      ],
      before: 600,
      standing: 'tall',
      by: 'corner',
    },
  ];
}

/** Returns the chosen shelves of a shed or garage, and its workbench if that is chosen. */
export function storageIn({ shows }: Features, before: number): readonly Wanted[] {
  const shelves = {
    kind: 'shelf',
    sizes: [3600, 3000, 2400, 1800, 1200].map((along) => [along, 500] as const),
    before,
    standing: 'bench',
    by: 'corner',
  } as const;
  const bench = {
    kind: 'bench',
    sizes: [1800, 1500, 1200].map((along) => [along, 600] as const),
    before,
    standing: 'bench',
    by: 'window',
  } as const;
  return shows?.storage === 'bench' ? [shelves, bench] : shows?.storage === 'shelves' ? [shelves] : [];
}
