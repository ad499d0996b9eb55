import { subtract, type Vector } from './vector.ts';

/** A list of numbers: an array or a typed array. */
type Numbers = ArrayLike<number> & Iterable<number>;

/** Triangles, each with its own three corners. A corner has three numbers for position, three for the normal, two for the texture. */
export interface Mesh {
  readonly positions: Numbers;
  /** The normals: they point out of the solid and have length 1. */
  readonly normals: Numbers;
  /** The texture coordinates: metres along the surface, except on the round solids of `turned` and on round ends. */
  readonly coordinates: Numbers;
}

export type Spot = readonly [u: number, v: number];

/**
 * Collects triangles. The corners of each triangle are counter-clockwise, seen from outside. A model has tens of thousands of triangles,
 * and a visitor waits for the model after a choice, so this code creates no arrays for each corner.
 */
export class MeshBuilder implements Mesh {
  readonly positions: number[] = [];
  readonly normals: number[] = [];
  readonly coordinates: number[] = [];

  triangle(
    [a, b, c]: readonly [Vector, Vector, Vector],
    [p, q, r]: readonly [Spot, Spot, Spot],
    normals?: readonly Vector[],
  ): void {
    this.positions.push(a[0], a[1], a[2], b[0], b[1], b[2], c[0], c[1], c[2]);
    this.coordinates.push(p[0], p[1], q[0], q[1], r[0], r[1]);
    if (!normals) this.flat(a, b, c);
    else for (const [x, y, z] of normals) this.normals.push(x, y, z);
  }

  /** Adds a face with four corners. If `spots` is missing, the texture runs along the first side of the face. */
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

  /** Gives the three corners of a triangle the normal of its plane. */
  private flat(a: Vector, b: Vector, c: Vector): void {
    const [bx, by, bz] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
    const [cx, cy, cz] = [c[0] - a[0], c[1] - a[1], c[2] - a[2]];
    const [x, y, z] = [by * cz - bz * cy, bz * cx - bx * cz, bx * cy - by * cx];
    const length = Math.sqrt(x * x + y * y + z * z);
    const [i, j, k] = length < 1e-9 ? [0, 1, 0] : [x / length, y / length, z / length];
    this.normals.push(i, j, k, i, j, k, i, j, k);
  }
}

/** Returns the triangles of several meshes as one mesh. */
export function joined(meshes: readonly Mesh[]): Mesh {
  const [only] = meshes;
  if (only && meshes.length === 1) return only;
  const rowOf = (numbers: (mesh: Mesh) => Numbers) => {
    const row = new Float64Array(meshes.reduce((sum, mesh) => sum + numbers(mesh).length, 0));
    let at = 0;
    for (const mesh of meshes) {
      row.set(numbers(mesh), at);
      at += numbers(mesh).length;
    }
    return row;
  };
  return {
    positions: rowOf(({ positions }) => positions),
    normals: rowOf(({ normals }) => normals),
    coordinates: rowOf(({ coordinates }) => coordinates),
  };
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
