import type { HouseSolids, Material, Measures, Part } from '@gavel/house-model';
import { BufferAttribute, BufferGeometry, Color, Group, Mesh } from 'three';
import { type Surfaces, surfaceOf } from './surfaces.ts';

/** A house as three.js renders it. It has one mesh for each kind of surface, which keeps the number of draw calls small. */
export interface HouseObject {
  readonly group: Group;
  dispose(): void;
}

export function createHouseObject({ parts, materials, measures }: HouseSolids, surfaces: Surfaces): HouseObject {
  const group = new Group();
  const geometries: BufferGeometry[] = [];
  for (const own of bySurface(parts, materials).values()) {
    const [{ material }] = own;
    const geometry = geometryOf(own);
    geometries.push(geometry);
    const mesh = new Mesh(geometry, surfaces.of(material));
    mesh.name = surfaceOf(material);
    mesh.castShadow = material.look !== 'glass';
    mesh.receiveShadow = true;
    group.add(mesh);
  }
  centre(group, measures);
  return {
    group,
    dispose() {
      for (const geometry of geometries) geometry.dispose();
    },
  };
}

/** Moves a house so that its middle is the middle of the scene. */
export function centre(group: Group, { length, depth }: Measures): void {
  group.position.set(-length / 2, 0, -depth / 2);
}

interface Surfaced {
  readonly mesh: Part['mesh'];
  readonly material: Material;
}

function bySurface(
  parts: readonly Part[],
  materials: HouseSolids['materials'],
): ReadonlyMap<string, readonly [Surfaced, ...Surfaced[]]> {
  const groups = new Map<string, [Surfaced, ...Surfaced[]]>();
  for (const { mesh, material: key } of parts) {
    const material = materials.get(key);
    if (!material) continue;
    const group = groups.get(surfaceOf(material));
    if (group) group.push({ mesh, material });
    else groups.set(surfaceOf(material), [{ mesh, material }]);
  }
  return groups;
}

function geometryOf(parts: readonly Surfaced[]): BufferGeometry {
  const corners = parts.reduce((sum, { mesh }) => sum + mesh.positions.length / 3, 0);
  const positions = new Float32Array(corners * 3);
  const normals = new Float32Array(corners * 3);
  const colours = new Float32Array(corners * 3);
  const coordinates = new Float32Array(corners * 2);
  let from = 0;
  for (const { mesh, material } of parts) {
    positions.set(mesh.positions, from * 3);
    normals.set(mesh.normals, from * 3);
    coordinates.set(mesh.coordinates, from * 2);
    const { r, g, b } = new Color(material.colour);
    const to = from + mesh.positions.length / 3;
    for (; from < to; from++) colours.set([r, g, b], from * 3);
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(positions, 3));
  geometry.setAttribute('normal', new BufferAttribute(normals, 3));
  geometry.setAttribute('color', new BufferAttribute(colours, 3));
  geometry.setAttribute('uv', new BufferAttribute(coordinates, 2));
  return geometry;
}
