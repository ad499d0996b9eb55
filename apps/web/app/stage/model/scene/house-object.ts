import type { HouseSolids, MaterialKey, Part } from '@gavel/house-model';
import { BufferAttribute, BufferGeometry, Group, Mesh } from 'three';
import type { Surfaces } from './surfaces.ts';

/** A house as three.js renders it. It has one mesh for each material, which keeps the number of draw calls small. */
export interface HouseObject {
  readonly group: Group;
  dispose(): void;
}

export function createHouseObject({ parts, materials, measures }: HouseSolids, surfaces: Surfaces): HouseObject {
  const group = new Group();
  const geometries: BufferGeometry[] = [];
  for (const [key, own] of byMaterial(parts)) {
    const material = materials.get(key);
    if (!material) continue;
    const geometry = geometryOf(own);
    geometries.push(geometry);
    const mesh = new Mesh(geometry, surfaces.of(material));
    mesh.name = key;
    mesh.castShadow = material.look !== 'glass';
    mesh.receiveShadow = true;
    group.add(mesh);
  }
  // Move the house so that its middle is the middle of the scene.
  group.position.set(-measures.length / 2, 0, -measures.depth / 2);
  return {
    group,
    dispose() {
      for (const geometry of geometries) geometry.dispose();
    },
  };
}

function byMaterial(parts: readonly Part[]): ReadonlyMap<MaterialKey, readonly Part[]> {
  return Map.groupBy(parts, ({ material }) => material);
}

function geometryOf(parts: readonly Part[]): BufferGeometry {
  const corners = parts.reduce((sum, { mesh }) => sum + mesh.positions.length / 3, 0);
  const [positions, normals, coordinates] = [
    new Float32Array(corners * 3),
    new Float32Array(corners * 3),
    new Float32Array(corners * 2),
  ];
  let from = 0;
  for (const { mesh } of parts) {
    positions.set(mesh.positions, from * 3);
    normals.set(mesh.normals, from * 3);
    coordinates.set(mesh.coordinates, from * 2);
    from += mesh.positions.length / 3;
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(positions, 3));
  geometry.setAttribute('normal', new BufferAttribute(normals, 3));
  geometry.setAttribute('uv', new BufferAttribute(coordinates, 2));
  return geometry;
}
