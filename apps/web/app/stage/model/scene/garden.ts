import { type Measures, placeDrive } from '@gavel/house-model';
import { type BufferGeometry, DataTexture, Group, LinearFilter, Mesh, MeshBasicMaterial, PlaneGeometry } from 'three';
import { createShrubs } from './plants.ts';
import { paint, type Surfaces } from './surfaces.ts';

/** The garden of a house: the soft shade on the ground, shrubs along the front, a path to the door, and a drive to the gates. */
export interface Garden {
  readonly group: Group;
  /** Returns whether this garden fits a house of these dimensions. */
  isFor(measures: Measures): boolean;
  dispose(): void;
}

/** How far from the walls the shade reaches, in m. */
const REACH = 1.6;
/** The width and the length of the gravel path to the door, in m. */
const PATH = { wide: 1.5, long: 26 } as const;
const GRAVEL = { look: 'stone', form: 'gravel', colour: '#ded5c4' } as const;

export function createGarden(measures: Measures, surfaces: Surfaces): Garden {
  const { length, depth, entrance, gates } = measures;
  const group = new Group();
  const shade = shadeOf(length, depth);
  const shrubs = createShrubs(measures);
  const paths = [
    ...(entrance === null ? [] : [pathTo(entrance - length / 2, depth / 2, surfaces)]),
    ...driveOf(measures, surfaces),
  ];
  group.add(shade.mesh, shrubs.mesh, ...paths);
  return {
    group,
    isFor: (other) =>
      other.length === length && other.depth === depth && other.entrance === entrance && String(other.gates) === String(gates),
    dispose() {
      shade.dispose();
      shrubs.dispose();
      for (const path of paths) path.geometry.dispose();
    },
  };
}

/** Returns the path from the landing at the door to a point outside the picture. */
function pathTo(x: number, z: number, surfaces: Surfaces): Mesh {
  const geometry = new PlaneGeometry(PATH.wide, PATH.long, 1, 24);
  const [places, coordinates] = [geometry.getAttribute('position'), geometry.getAttribute('uv')];
  for (let index = 0; index < places.count; index++) {
    const [across, along] = [places.getX(index), PATH.long / 2 - places.getY(index)];
    // The path bends to the side, as footpaths do.
    places.setXYZ(index, across + 2.2 * Math.sin((along / PATH.long) * 2.4) ** 2, 0, along);
    coordinates.setXY(index, across, along);
  }
  geometry.computeVertexNormals();
  const normals = geometry.getAttribute('normal');
  for (let index = 0; index < normals.count; index++) normals.setXYZ(index, 0, 1, 0);
  return gravelled(geometry, x, z + 0.9, surfaces);
}

function gravelled(geometry: BufferGeometry, x: number, z: number, surfaces: Surfaces): Mesh {
  paint(geometry, GRAVEL.colour);
  const mesh = new Mesh(geometry, surfaces.of(GRAVEL));
  mesh.position.set(x, 0.015, z);
  mesh.receiveShadow = true;
  return mesh;
}

function driveOf(measures: Measures, surfaces: Surfaces): readonly Mesh[] {
  const drive = placeDrive(measures);
  if (!drive) return [];
  const { x, z } = drive;
  const geometry = new PlaneGeometry(x[1] - x[0], z[1] - z[0]);
  geometry.rotateX(-Math.PI / 2);
  const [places, coordinates] = [geometry.getAttribute('position'), geometry.getAttribute('uv')];
  for (let index = 0; index < places.count; index++) coordinates.setXY(index, places.getX(index), places.getZ(index));
  return [gravelled(geometry, (x[0] + x[1]) / 2, (z[0] + z[1]) / 2, surfaces)];
}

/** Returns the shade on the ground around the house. It is darkest beside the walls, because they block the light of the sky. */
function shadeOf(length: number, depth: number): { readonly mesh: Mesh; dispose(): void } {
  const size = 96;
  const [wide, deep] = [length + 2 * REACH, depth + 2 * REACH];
  const bytes = new Uint8Array(size * size * 4);
  for (let row = 0; row < size; row++)
    for (let column = 0; column < size; column++) {
      const x = Math.abs((column + 0.5) / size - 0.5) * wide - length / 2;
      const z = Math.abs((row + 0.5) / size - 0.5) * deep - depth / 2;
      const away = Math.hypot(Math.max(0, x), Math.max(0, z));
      bytes[(row * size + column) * 4 + 3] = 255 * 0.5 * Math.max(0, 1 - away / REACH) ** 2.2;
    }
  const texture = new DataTexture(bytes, size, size);
  texture.magFilter = texture.minFilter = LinearFilter;
  texture.needsUpdate = true;
  const material = new MeshBasicMaterial({ map: texture, transparent: true, depthWrite: false });
  const geometry = new PlaneGeometry(wide, deep);
  geometry.rotateX(-Math.PI / 2);
  const mesh = new Mesh(geometry, material);
  mesh.position.y = 0.01;
  return {
    mesh,
    dispose() {
      geometry.dispose();
      material.dispose();
      texture.dispose();
    },
  };
}
