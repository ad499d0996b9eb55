import type { FacadeBuilding, HousePlan } from '@gavel/core/plan';
import { aPlan } from '@gavel/core/testing';
import { expect, test } from 'vitest';
import { cheeksOf, dormersOf } from './dormers.ts';
import { formOf, underRoof } from './form.ts';
import { openEdges, trianglesOf } from './testing/measure-mesh.ts';

const building: FacadeBuilding = {
  type: 'oneAndAHalfStoreys',
  roof: 'sadeltak',
  roofPitch: 45,
  wallHeight: 3,
  doorAt: 0.5,
  dormer: 'takkupa',
  open: false,
  depth: 8,
  width: 12,
};

const plan: HousePlan = {
  ...aPlan(),
  slope: { pitch: 45, knee: 400, dormers: [{ side: 'front', at: 4000, width: 2400 }] },
};

test('the side walls of a dormer end at the sloped ceiling of the room and do not extend below it', () => {
  const form = formOf(plan, building, []);
  const cheeks = dormersOf(form).flatMap((dormer) => cheeksOf(form, dormer));
  expect(cheeks).toHaveLength(2);
  for (const cheek of cheeks) {
    expect(openEdges([cheek])).toEqual([]);
    const corners = trianglesOf(cheek)
      .flat()
      .map(([x, y, z]) => ({ corner: `${x} ${y} ${z}`, overCeiling: y - underRoof(form, x, z) }));
    for (const { overCeiling } of corners) expect(overCeiling).toBeGreaterThan(-0.001);
    // Only the upper front corners, one on each face of the side wall, are above the ceiling.
    expect(new Set(corners.filter(({ overCeiling }) => overCeiling > 0.001).map(({ corner }) => corner)).size).toBe(2);
  }
});
