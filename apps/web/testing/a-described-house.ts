import type { DescribedHouse } from '@gavel/core/plan';

/** A small house with a gable over its entrance and three rooms, in the form in which the server describes a house for its 3D model. */
export const aDescribedHouse: DescribedHouse = {
  building: {
    type: 'oneAndAHalfStoreys',
    width: 10,
    depth: 8,
    wallHeight: 3.1,
    roofPitch: 40,
    roof: 'sadeltak',
    doorAt: 0.5,
    dormer: 'frontespis',
    open: false,
  },
  plan: {
    length: 10_000,
    depth: 8000,
    wall: 400,
    facades: {
      front: [
        [1500, 900, 1400, 1300],
        [7100, 900, 1400, 1300],
        [4400, 3500, 1200, 1200],
      ],
      back: [[4000, 50, 2000, 2100]],
      left: [],
      right: [],
    },
    door: { side: 'front', at: 5000 },
    gates: [],
    terrace: { at: 5000, small: [4000, 3000], large: [9000, 3600] },
    slope: { pitch: 40, knee: 450, dormers: [{ side: 'front', at: 5000, width: 3600 }] },
    open: false,
    storeys: [
      {
        name: 'Entréplan',
        height: 2400,
        x: [5000],
        y: [],
        map: ['VK'],
        rooms: { V: { kind: 'living', name: 'Vardagsrum' }, K: { kind: 'kitchen', name: 'Kök' } },
        joins: {},
        links: ['V-K open'],
      },
      {
        name: 'Övervåning',
        height: 2400,
        x: [],
        y: [],
        map: ['S'],
        rooms: { S: { kind: 'bedroom', name: 'Sovrum' } },
        joins: {},
        links: [],
      },
    ],
    stairs: {},
    variants: {},
    features: {},
    looks: {},
    questions: {},
  },
};
