import { cross, subtract, unit, type Vector } from './vector.ts';

/** Triangles one after another, each with three corners of its own: three numbers of place and direction and two of texture for a corner. */
export interface Mesh {
  readonly positions: readonly number[];
  /** Out of the solid, length 1. */
  readonly normals: readonly number[];
  /** Metres along the surface. */
  readonly coordinates: readonly number[];
}

export type Spot = readonly [u: number, v: number];

/** Collects triangles. Corners run against the clock as one looks at the outside. */
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

  /** Four corners round a face. Without `spots`, its first side is along the texture. */
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
