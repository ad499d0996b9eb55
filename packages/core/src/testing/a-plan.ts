import type { HousePlan } from '../plan/house-plan.ts';

/** Returns a house of 12 × 8 m with one room, without doors and windows. No answer changes the house. */
export function aPlan(): HousePlan {
  return {
    length: 12_000,
    depth: 8_000,
    wall: 400,
    facades: { front: [], back: [], left: [], right: [] },
    door: null,
    gates: [],
    terrace: null,
    slope: null,
    open: false,
    storeys: [
      {
        name: 'Plan',
        height: 2400,
        x: [],
        y: [],
        map: ['V'],
        rooms: { V: { kind: 'living', name: 'Vardagsrum' } },
        joins: {},
        links: [],
      },
    ],
    stairs: {},
    variants: {},
    features: {},
    looks: {},
    questions: {},
  };
}
