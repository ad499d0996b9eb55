import { MeshBasicMaterial, Vector3 } from 'three';
import { expect, test } from 'vitest';
import { createForest } from './forest.ts';
import { birchShape, shrubShape, spruceShape } from './plant-shapes.ts';
import { createTrees } from './plants.ts';

test.each([
  { name: 'spruce', shape: spruceShape('fine'), high: 13, wide: 4, most: 260 },
  { name: 'plain spruce', shape: spruceShape('plain'), high: 13, wide: 4, most: 140 },
  { name: 'birch', shape: birchShape('fine'), high: 10, wide: 4, most: 620 },
  { name: 'plain birch', shape: birchShape('plain'), high: 10, wide: 4, most: 300 },
  { name: 'shrub', shape: shrubShape(), high: 1.2, wide: 1, most: 280 },
])('a $name begins at the ground, has the height and width of its kind, and has few triangles', ({ shape, high, wide, most }) => {
  shape.computeBoundingBox();
  const { min, max } = shape.boundingBox ?? { min: { y: Number.NaN }, max: { x: 0, y: 0, z: 0 } };
  expect(min.y).toBeGreaterThan(-0.2);
  expect(max.y).toBeGreaterThan(high * 0.75);
  expect(max.y).toBeLessThan(high * 1.1);
  expect(Math.max(max.x, max.z)).toBeLessThan(wide);
  const { position, normal, color } = shape.attributes;
  expect((position?.count ?? 0) / 3).toBeLessThan(most);
  for (let corner = 0; corner < (normal?.count ?? 0); corner++) {
    expect(Math.hypot(normal?.getX(corner) ?? 0, normal?.getY(corner) ?? 0, normal?.getZ(corner) ?? 0)).toBeCloseTo(1, 3);
    expect([color?.getX(corner), color?.getY(corner)].every((light) => light !== undefined && light >= 0 && light < 1.2)).toBe(
      true,
    );
  }
});

test('all trees and the forest are opaque and together have fewer than 42,000 triangles', () => {
  const meshes = [...createTrees(9, 'fine').meshes, createForest().mesh];
  const triangles = meshes.reduce(
    (sum, mesh) => sum + ((mesh.geometry.attributes.position?.count ?? 0) / 3) * ('count' in mesh ? Number(mesh.count) : 1),
    0,
  );
  expect(triangles).toBeLessThan(42_000);
  for (const { material } of meshes) {
    expect(material).toBeInstanceOf(MeshBasicMaterial);
    expect(material).toMatchObject({ transparent: false, alphaTest: 0 });
  }
});

test('trees between the camera and the house are not rendered; trees behind the house are rendered', () => {
  const { meshes, hideWithin } = createTrees(9, 'fine');
  const isBehind = (visible: boolean) => {
    const shown = meshes.filter((mesh) => mesh.visible === visible);
    return shown.map(({ instanceMatrix: { array } }) => Math.min(...[...array].filter((_, at) => at % 16 === 14)));
  };
  hideWithin(36, new Vector3(0, 3, 30));
  expect(isBehind(true).length).toBeGreaterThan(3);
  expect(isBehind(false).length).toBeGreaterThan(3);
  for (const z of isBehind(true)) expect(z).toBeLessThan(0);
  for (const z of isBehind(false)) expect(z).toBeGreaterThan(-6);
  hideWithin(0, null);
  expect(isBehind(false)).toEqual([]);
});
