import type { Room } from '../storey.ts';
import type { Wanted } from './wanted.ts';

export function livingRoom({ area }: Room): readonly Wanted[] {
  const sizes =
    area > 16
      ? ([
          [2400, 1950],
          [2000, 1950],
        ] as const)
      : ([
          [2000, 1950],
          [1600, 1950],
        ] as const);
  // A sofa without a table, for rooms where a table does not fit but a path past the sofa does.
  const alone = [
    [2000, 950, 700],
    [1600, 950, 700],
  ] as const;
  return [
    { kind: 'sofa', sizes: [...sizes, ...alone], before: 300, standing: 'low', by: 'middle' },
    {
      kind: 'tv',
      sizes: [
        [1800, 400],
        [1200, 400],
      ],
      before: 400,
      standing: 'low',
      by: 'facing',
    },
    { kind: 'armchair', sizes: [[800, 800]], before: 400, standing: 'low', by: 'window' },
    {
      kind: 'shelf',
      sizes: [
        [1800, 350],
        [1200, 350],
      ],
      before: 400,
      standing: 'tall',
      by: 'corner',
    },
  ];
}
