import type { FacadeBuilding, Piece, Rect } from '@gavel/core/plan';
import { aPlan } from '@gavel/core/testing';
import { expect, test } from 'vitest';
import { type Form, formOf } from '../form.ts';
import type { Mesh } from '../geometry/mesh.ts';
import type { MaterialKey } from '../house-model.ts';
import { distanceAlong, trianglesOf } from '../testing/measure-mesh.ts';
import { buildCounter } from './kitchen.ts';
import { createPieceBuilder, type PieceBuilder } from './piece-builder.ts';
import { buildShower } from './showers-and-tubs.ts';
import { buildLadder } from './utility.ts';

const building: FacadeBuilding = {
  type: 'oneStorey',
  roof: 'sadeltak',
  roofPitch: 27,
  wallHeight: 2.8,
  doorAt: 0.5,
  dormer: 'ingen',
  open: false,
  depth: 8,
  width: 12,
};
const form = formOf(aPlan(), building, []);

/** Builds a piece of furniture in a room with this floor. Returns a function that returns the meshes of a material. */
function built(
  piece: Piece,
  floor: Rect,
  build: (builder: PieceBuilder) => void,
  own: Partial<Pick<PieceBuilder, 'form' | 'storey'>> = {},
): (material: MaterialKey) => readonly Mesh[] {
  const made: (readonly [MaterialKey, Mesh])[] = [];
  const place = { form, storey: 0, room: 'bath', floor: 0, ceiling: 2.4, isPlain: false, parts: [floor], ...own } as const;
  build(createPieceBuilder(piece, place, (material, mesh) => made.push([material, mesh])));
  return (wanted) => made.flatMap(([material, mesh]) => (material === wanted ? [mesh] : []));
}

const shower: Piece = { kind: 'shower', facing: 's', box: { x: 2000, y: 400, width: 900, height: 900 } };

test.each([
  ['left', { x: 400, y: 400, width: 2500, height: 2000 }, [1.9, 1, 0.85], [1, 0, 0]],
  ['right', { x: 2000, y: 400, width: 2500, height: 2000 }, [3, 1, 0.85], [-1, 0, 0]],
] as const)('a shower has a glass pane on its %s side if the room continues on that side', (_, floor, from, way) => {
  const panes = built(shower, floor, buildShower)('railingGlass');
  expect(panes).toHaveLength(2);
  expect(distanceAlong(from, way, panes)).toBeLessThan(0.11);
});

test('an open shower has no pane in front; the bathrooms of the lowest storey and of the upper storeys each have a choice of their own', () => {
  const floor = { x: 400, y: 400, width: 2500, height: 2000 };
  const panes = (storey: number, features: Form['features']) =>
    built(shower, floor, buildShower, { storey, form: { ...form, features } })('railingGlass').length;
  expect([panes(0, { bath: 'open' }), panes(1, { bath: 'open' })]).toEqual([1, 2]);
  expect([panes(0, { upperBath: 'free' }), panes(1, { upperBath: 'free' })]).toEqual([2, 1]);
});

test.each([
  ['back', 400, 2.2],
  ['front', 5800, 5.8],
])('if the stairs to a loft are at the %s wall, they go up from this wall towards the ridge', (_, y, high) => {
  const stairs: Piece = { kind: 'loftStairs', facing: 'e', box: { x: 1510, y, width: 590, height: 1800 } };
  const steps = built(stairs, { x: 400, y: 400, width: 8000, height: 7200 }, buildLadder)('larch');
  const corners = steps.flatMap(trianglesOf).flat();
  const top = Math.max(...corners.map(([, up]) => up));
  const highest = corners.filter(([, up]) => up > top - 0.01).map(([, , z]) => Math.abs(z - high));
  expect(Math.max(...highest)).toBeLessThan(0.21);
});

test('a counter that extends into the room has a back in the colour of its fronts', () => {
  const counter: Piece = { kind: 'counter', facing: 's', box: { x: 2000, y: 3000, width: 2000, height: 600 } };
  const floor: Rect = { x: 400, y: 400, width: 8000, height: 6000 };
  const meshes = built(counter, floor, (builder) => buildCounter({ builder, inside: [] }));
  const behind = (material: MaterialKey) => distanceAlong([3, 0.5, 2.9], [0, 0, 1], meshes(material)) ?? Number.NaN;
  expect(behind('kitchenFronts')).toBeCloseTo(0.1, 3);
  expect(behind('gaps')).toBeGreaterThan(behind('kitchenFronts'));
});
