import type { HouseSolids, MaterialKey, Part } from '../house-model.ts';

/** Triangles in typed arrays, with the middle of the house at the origin. No corner is below the ground. */
export interface Soup {
  readonly count: number;
  /** Nine numbers for each triangle: x, y and z of its corners, m. */
  readonly positions: Float32Array;
  /** Nine numbers for each triangle: the normals at its corners. */
  readonly normals: Float32Array;
  /** Six numbers for each triangle: the texture coordinates of its corners, m. */
  readonly spots: Float32Array;
  /** The position in `keys` of each triangle’s material. */
  readonly materials: Uint8Array;
  readonly keys: readonly MaterialKey[];
}

export function soupOf({ parts, measures }: HouseSolids, isWanted: (part: Part) => boolean): Soup {
  const wanted = parts.filter(isWanted);
  const keys = [...new Set(wanted.map(({ material }) => material))];
  const corners = wanted.reduce((sum, { mesh }) => sum + mesh.positions.length / 3, 0);
  const soup = {
    count: corners / 3,
    positions: new Float32Array(corners * 3),
    normals: new Float32Array(corners * 3),
    spots: new Float32Array(corners * 2),
    materials: new Uint8Array(corners / 3),
    keys,
  };
  let from = 0;
  for (const { mesh, material } of wanted) {
    const count = mesh.positions.length / 3;
    soup.positions.set(mesh.positions, from * 3);
    soup.normals.set(mesh.normals, from * 3);
    soup.spots.set(mesh.coordinates, from * 2);
    soup.materials.fill(keys.indexOf(material), from / 3, (from + count) / 3);
    from += count;
  }
  const { positions } = soup;
  for (let index = 0; index < positions.length; index += 3) {
    positions[index] = (positions[index] ?? 0) - measures.length / 2;
    // Raise corners below the ground to the ground. The lawn is painted before all triangles, so it hides no part of the house.
    positions[index + 1] = Math.max(0, positions[index + 1] ?? 0);
    positions[index + 2] = (positions[index + 2] ?? 0) - measures.depth / 2;
  }
  return soup;
}
