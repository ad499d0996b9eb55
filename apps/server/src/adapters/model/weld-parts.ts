import type { HouseSolids, Material, MaterialKey, Part, PartName } from '@gavel/house-model';
import { reliefOf } from '@gavel/house-model/surfaces';

/**
 * A house in the form of a 3D file: in metres, Y up, the front towards positive z. The origin is on the ground, halfway along
 * the length and the depth of the house.
 */
export interface WeldedHouse {
  readonly surfaces: readonly WeldedSurface[];
  readonly materials: ReadonlyMap<MaterialKey, Material>;
}

/** All parts of the house that have the same name and the same material. Each corner appears once. */
export interface WeldedSurface {
  readonly name: PartName;
  readonly material: MaterialKey;
  readonly positions: Float32Array<ArrayBuffer>;
  readonly normals: Float32Array<ArrayBuffer>;
  /** The texture coordinates: two numbers for each corner, in repetitions of the material's picture. Null: the material is smooth. */
  readonly coordinates: Float32Array<ArrayBuffer> | null;
  /** The triangles: for each triangle the indices of its three corners. */
  readonly corners: Uint32Array<ArrayBuffer>;
}

/**
 * Returns the surfaces of a house for a 3D file. Leaves out the neighbouring house (`ghost`), which the 3D model on the screen shows only
 * for orientation.
 */
export function weldParts({ parts, materials, measures }: HouseSolids): WeldedHouse {
  const shown = parts.filter(({ material }) => material !== 'ghost');
  const groups = Map.groupBy(shown, ({ name, material }) => `${name} ${material}`);
  const middle = [measures.length / 2, measures.depth / 2] as const;
  const surfaces = [...groups.values()].flatMap((group) => {
    const [first] = group;
    const material = first && materials.get(first.material);
    return first && material ? [weld(first, group, material, middle)] : [];
  });
  return { surfaces, materials: new Map([...materials].filter(([key]) => surfaces.some((one) => one.material === key))) };
}

/** Corners are merged if their positions (m), normals and texture repetitions are equal after rounding to these steps. */
const NEAR = { position: 1e-4, normal: 1e-3, coordinate: 1e-4 } as const;

function weld(
  { name, material: key }: Part,
  parts: readonly Part[],
  material: Material,
  [middleX, middleZ]: readonly [number, number],
): WeldedSurface {
  const relief = reliefOf(material.look, material.form);
  const known = new Map<string, number>();
  const [positions, normals, coordinates, corners]: [number[], number[], number[], number[]] = [[], [], [], []];
  const rounded = (value: number | undefined, step: number) => Math.round((value ?? 0) / step);
  for (const { mesh } of parts)
    for (let index = 0; index < mesh.positions.length / 3; index++) {
      const [at, spot] = [index * 3, index * 2];
      // Programs that show 3D files put the lowest corner of a house on the ground, so move every corner below the ground up to it.
      const place = [
        (mesh.positions[at] ?? 0) - middleX,
        Math.max(0, mesh.positions[at + 1] ?? 0),
        (mesh.positions[at + 2] ?? 0) - middleZ,
      ];
      const facing = [mesh.normals[at], mesh.normals[at + 1], mesh.normals[at + 2]];
      const along = relief
        ? [(mesh.coordinates[spot] ?? 0) / relief.width, (mesh.coordinates[spot + 1] ?? 0) / relief.height]
        : [];
      const [x, y, z] = place.map((value) => rounded(value, NEAR.position));
      const [i, j, k] = facing.map((value) => rounded(value, NEAR.normal));
      const [u, v] = along.map((value) => rounded(value, NEAR.coordinate));
      const corner = `${x} ${y} ${z} ${i} ${j} ${k} ${u} ${v}`;
      const before = known.get(corner);
      if (before !== undefined) {
        corners.push(before);
        continue;
      }
      corners.push(known.size);
      known.set(corner, known.size);
      positions.push(...place);
      normals.push(...facing.map((value) => value ?? 0));
      coordinates.push(...along);
    }
  return {
    name,
    material: key,
    positions: new Float32Array(positions),
    normals: new Float32Array(normals),
    coordinates: relief && new Float32Array(coordinates),
    corners: new Uint32Array(corners.filter((_, at) => isTriangle(corners, at))),
  };
}

/**
 * Returns whether the triangle to which a corner belongs still has three different corners. Corners below the ground may have
 * become equal when they were moved up to it.
 */
function isTriangle(corners: readonly number[], at: number): boolean {
  const first = at - (at % 3);
  const [a, b, c] = [corners[first], corners[first + 1], corners[first + 2]];
  return a !== b && b !== c && a !== c;
}
