import { cross, subtract, unit, type Vector } from './vector.ts';

/** Triangles, each with its own three corners. A corner has three numbers for position, three for the normal, two for the texture. */
export interface Mesh {
  readonly positions: readonly number[];
  /** The normals: they point out of the solid and have length 1. */
  readonly normals: readonly number[];
  /** The texture coordinates, in metres along the surface. */
  readonly coordinates: readonly number[];
}

export type Spot = readonly [u: number, v: number];

/** Collects triangles. Their corners are counter-clockwise, seen from outside. */
export class MeshBuilder implements Mesh {
  readonly positions: number[] = [];
  readonly normals: number[] = [];
  readonly coordinates: number[] = [];

  triangle(corners: readonly [Vector, Vector, Vector], spots: readonly [Spot, Spot, Spot], normals?: readonly Vector[]): void {
    const [a, b, c] = corners;
    const flat = normals ? null : unit(cross(subtract(b, a), subtract(c, a)));
    for (let index = 0; index < 3; index++) {
      const [x, y, z] = corners[index] ?? a;
      const [i, j, k] = flat ?? normals?.[index] ?? a;
      const [u, v] = spots[index] ?? [0, 0];
      this.positions.push(x, y, z);
      this.normals.push(i, j, k);
      this.coordinates.push(u, v);
    }
  }

  /** Adds a face with four corners. Without `spots`, the texture runs along its first side. */
  quad(
    corners: readonly [Vector, Vector, Vector, Vector],
    spots?: readonly [Spot, Spot, Spot, Spot],
    normals?: readonly Vector[],
  ): void {
    const [a, b, c, d] = corners;
    const [p, q, r, s] = spots ?? spread(a, b, d);
    const [k, l, m, n] = normals ?? [];
    this.triangle([a, b, c], [p, q, r], k && l && m && [k, l, m]);
    this.triangle([a, c, d], [p, r, s], k && m && n && [k, m, n]);
  }

  append(other: Mesh): void {
    for (const value of other.positions) this.positions.push(value);
    for (const value of other.normals) this.normals.push(value);
    for (const value of other.coordinates) this.coordinates.push(value);
  }
}

export function joined(meshes: readonly Mesh[]): Mesh {
  const all = new MeshBuilder();
  for (const mesh of meshes) all.append(mesh);
  return all;
}

function spread(a: Vector, b: Vector, d: Vector): readonly [Spot, Spot, Spot, Spot] {
  const width = Math.hypot(...subtract(b, a));
  const height = Math.hypot(...subtract(d, a));
  return [
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
  ];
}
