import { cross, dot, subtract, unit, type Vector } from '../geometry/vector.ts';
import type { Soup } from './soup.ts';

/** The data of a triangle that are the same for every place on it. */
export interface Triangle {
  readonly corner: Vector;
  readonly sides: readonly [Vector, Vector];
  readonly normal: Vector;
  /** The normals at the three corners; null: they are almost equal. */
  readonly bent: readonly [Vector, Vector, Vector] | null;
  readonly material: number;
  /** The texture coordinates at `corner`, and their change along each of the two sides, m. */
  readonly spot: readonly [u: number, v: number];
  readonly spread: readonly [u1: number, v1: number, u2: number, v2: number];
  /** The directions of the texture's axes in the model; null: the texture has no area on this triangle. */
  readonly along: readonly [Vector, Vector] | null;
  /** The scalar products of the sides. With them, a point is expressed as fractions of both sides. */
  readonly products: readonly [ee: number, ef: number, ff: number];
}

export function triangleOf({ positions, normals, spots, materials }: Soup, index: number): Triangle {
  const vector = (list: Float32Array, at: number): Vector => {
    const from = index * 9 + at * 3;
    return [list[from] ?? 0, list[from + 1] ?? 0, list[from + 2] ?? 0];
  };
  const [a, b, c] = [vector(positions, 0), vector(positions, 1), vector(positions, 2)];
  const [e, f] = [subtract(b, a), subtract(c, a)];
  const [n, m, o] = [vector(normals, 0), vector(normals, 1), vector(normals, 2)];
  const spot = (at: number) => [spots[index * 6 + at * 2] ?? 0, spots[index * 6 + at * 2 + 1] ?? 0] as const;
  const [s, t, w] = [spot(0), spot(1), spot(2)];
  const spread = [t[0] - s[0], t[1] - s[1], w[0] - s[0], w[1] - s[1]] as const;
  const [u1, v1, u2, v2] = spread;
  const whole = u1 * v2 - u2 * v1;
  const combined = (p: number, q: number): Vector => unit([e[0] * p + f[0] * q, e[1] * p + f[1] * q, e[2] * p + f[2] * q]);
  return {
    corner: a,
    sides: [e, f],
    normal: unit(cross(e, f)),
    bent: dot(n, m) > 0.999 && dot(n, o) > 0.999 ? null : [n, m, o],
    material: materials[index] ?? 0,
    spot: s,
    spread,
    along: Math.abs(whole) < 1e-9 ? null : [combined(v2 / whole, -v1 / whole), combined(-u2 / whole, u1 / whole)],
    products: [dot(e, e), dot(e, f), dot(f, f)],
  };
}
