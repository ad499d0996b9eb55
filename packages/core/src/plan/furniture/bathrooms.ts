import type { Features } from '../house-plan.ts';
import type { Room, Storey } from '../storey.ts';
import type { Wanted } from './wanted.ts';

/** The first size leaves space for the user's elbows; the second is for bathrooms where the first does not fit. */
const TOILET: Wanted = {
  kind: 'toilet',
  sizes: [
    [460, 650],
    [380, 650],
  ],
  before: 600,
  standing: 'low',
  by: 'corner',
};
const basin = (...widths: readonly number[]): Wanted => ({
  kind: 'basin',
  sizes: [...widths.map((width) => [width, 480] as const), [450, 350], [400, 250]],
  before: 600,
  standing: 'low',
  by: 'door',
});
const SHOWER: Wanted = {
  kind: 'shower',
  sizes: [
    [900, 900],
    [800, 800],
    [700, 700],
  ],
  before: 500,
  standing: 'low',
  by: 'corner',
};
const TUB: Wanted = {
  kind: 'tub',
  sizes: [
    [1700, 750],
    [1600, 700],
    [1500, 700],
  ],
  before: 400,
  standing: 'low',
  by: 'corner',
};

/**
 * Returns the pieces of furniture for a bathroom.
 * @param isMain true: the largest bathroom of the storey, which has the bath or shower that the answers choose; false: it has a shower
 */
export function bathroom(room: Room, storey: Storey, features: Features, isMain: boolean): readonly Wanted[] {
  const form = (storey.at > 0 ? features.upperBath : features.bath) ?? 'shower';
  const tub: Wanted = form === 'free' ? { ...TUB, kind: 'freeTub' } : TUB;
  const wet = !isMain
    ? [SHOWER]
    : form === 'tub'
      ? [tub]
      : form === 'both' || form === 'free'
        ? [tub, SHOWER]
        : form === 'wc'
          ? []
          : [{ ...SHOWER, sizes: form === 'open' ? ([[1400, 900], ...SHOWER.sizes] as const) : SHOWER.sizes }];
  return [...wet, TOILET, basin(...(isMain && storey.at > 0 && form === 'free' ? [1400] : []), room.area > 5 ? 1000 : 800, 600)];
}

export const toilet: readonly Wanted[] = [TOILET, basin(600, 500)];

export function sauna({ shows }: Features): readonly Wanted[] {
  return [
    { kind: 'saunaHeater', sizes: [[450, 450]], before: 200, standing: 'low', by: 'door', form: shows?.sauna },
    {
      kind: 'bench',
      sizes: [
        [2000, 600],
        [1600, 600],
        [1200, 500],
      ],
      before: 300,
      standing: 'low',
      by: 'corner',
    },
  ];
}
