import type { FacadeBuilding, HousePlan } from '@gavel/core/plan';
import { aPlan } from '@gavel/core/testing';
import { expect, test } from 'vitest';
import { modelHouse } from './model-house.ts';

const building: FacadeBuilding = {
  type: 'sideBuilding',
  roof: 'pulpet',
  roofPitch: 8,
  wallHeight: 2.35,
  doorAt: 0,
  dormer: 'ingen',
  open: true,
  depth: 4.8,
  width: 6,
};

/** A carport whose right end is a storeroom. */
const plan: HousePlan = {
  ...aPlan(),
  length: 6000,
  depth: 4800,
  wall: 230,
  open: true,
  storeys: [
    {
      name: 'Plan',
      height: 2350,
      x: [4400],
      y: [],
      map: ['CF'],
      rooms: { C: { kind: 'garage', name: 'Carport' }, F: { kind: 'store', name: 'Förråd' } },
      joins: {},
      links: ['C-F y4000'],
    },
  ],
};

test('the boards of a carport have the same direction on every upright face of its walls, also on the narrow ends', () => {
  const { parts } = modelHouse(plan, building, []);
  let corners = 0;
  for (const { name, material, mesh } of parts) {
    if (name !== 'wall' || material !== 'boards') continue;
    const { positions, normals, coordinates } = mesh;
    for (let corner = 0; corner < positions.length / 3; corner++) {
      if (Math.abs(normals[corner * 3 + 1] ?? 0) > 0.5) continue;
      const next = corner % 3 === 2 ? corner - 2 : corner + 1;
      const height = (positions[next * 3 + 1] ?? 0) - (positions[corner * 3 + 1] ?? 0);
      expect((coordinates[next * 2 + 1] ?? 0) - (coordinates[corner * 2 + 1] ?? 0)).toBeCloseTo(height, 6);
      corners += 1;
    }
  }
  expect(corners).toBeGreaterThan(0);
});
