import type { HouseSolids, Material, MaterialKey, Part } from '@gavel/house-model';
import { Mesh, MeshLambertMaterial } from 'three';
import { expect, test } from 'vitest';
import { solidBox } from '../../../../testing/solid-box.ts';
import { createHouseObject } from './house-object.ts';

const OUTSIDE = { kind: 'outside' } as const;
const wall = solidBox({ name: 'wall', storey: null, material: 'boards', x: [0, 8], y: [0, 3], z: [0, 6] });
const sash = solidBox({ name: 'sash', storey: null, material: 'frame', x: [1, 2], y: [1, 2], z: [6, 6.1] });
const trim = solidBox({ name: 'corner', storey: null, material: 'trim', x: [0, 0.1], y: [0, 3], z: [6, 6.1] });

function house(parts: readonly Part[], boards: string): HouseSolids {
  return {
    parts,
    materials: new Map<MaterialKey, Material>([
      ['boards', { look: 'boards', form: 'cover', colour: boards }],
      ['frame', { look: 'paint', form: '', colour: '#ffffff' }],
      ['trim', { look: 'paint', form: '', colour: '#808080' }],
    ]),
    measures: { length: 8, depth: 6, floor: 0, eaves: 3, ridge: 5, entrance: null, gates: [], isOpen: false },
  };
}

function shown() {
  const material = new MeshLambertMaterial();
  const object = createHouseObject({ of: () => material, reflect() {}, dispose() {} });
  return { object, meshes: () => object.group.children.filter((child) => child instanceof Mesh) };
}

test('if only the colours of a house change, the 3D model keeps its meshes and changes their colours', () => {
  const { object, meshes } = shown();
  expect(object.show(house([wall, sash, trim], '#000000'), OUTSIDE)).toBe(true);
  const before = [...meshes()];
  expect(object.show(house([wall, sash, trim], '#ffffff'), OUTSIDE)).toBe(false);
  expect(meshes()).toEqual(before);
  const boards = meshes().find(({ name }) => name === 'boards cover');
  expect([...(boards?.geometry.getAttribute('color').array ?? [])].every((value) => value === 1)).toBe(true);
});

test('if one part of a house changes, only the mesh for the surface of this part is new', () => {
  const { object, meshes } = shown();
  object.show(house([wall, sash], '#000000'), OUTSIDE);
  const boards = meshes().find(({ name }) => name === 'boards cover');
  const paint = meshes().find(({ name }) => name === 'paint ');
  expect(object.show(house([wall, trim], '#000000'), OUTSIDE)).toBe(true);
  expect(meshes()).toContain(boards);
  expect(meshes()).not.toContain(paint);
  expect(meshes()).toHaveLength(2);
});

test('a mesh has all triangles of its parts; the two triangles of a face with four corners share two corners', () => {
  const { object, meshes } = shown();
  object.show(house([wall, sash, trim], '#000000'), OUTSIDE);
  const counts = meshes().map(({ geometry }) => [geometry.getIndex()?.count, geometry.getAttribute('position').count]);
  expect(counts).toEqual([
    [36, 24],
    [72, 48],
  ]);
});

test('if the house is shown from outside, only its large outer parts cast a shadow; if a storey is shown without the roof, all its parts cast one', () => {
  const { object, meshes } = shown();
  const casting = () =>
    meshes().map(({ name, castShadow, onBeforeShadow, geometry }) => {
      (onBeforeShadow as () => void)();
      return [name, castShadow ? geometry.drawRange.count / 3 : 0];
    });
  object.show(house([wall, sash, trim], '#000000'), OUTSIDE);
  expect(casting()).toEqual([
    ['boards cover', 12],
    ['paint ', 12],
  ]);
  object.show(house([wall, sash, trim], '#000000'), { kind: 'open', storey: 0 });
  expect(casting()).toEqual([
    ['boards cover', 12],
    ['paint ', 24],
  ]);
});
