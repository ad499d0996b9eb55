import type { Mesh } from '../geometry/mesh.ts';
import { cross, dot, subtract, type Vector } from '../geometry/vector.ts';

type Triangle = readonly [Vector, Vector, Vector];

export function trianglesOf({ positions }: Mesh): readonly Triangle[] {
  const corner = (index: number): Vector => [positions[index] ?? 0, positions[index + 1] ?? 0, positions[index + 2] ?? 0];
  return Array.from(
    { length: positions.length / 9 },
    (_, index) => [corner(index * 9), corner(index * 9 + 3), corner(index * 9 + 6)] as const,
  );
}

/**
 * Returns the edges of triangles that no other triangle has in the opposite direction. If the meshes together enclose a solid, the list is
 * empty. Positions are rounded to 0.1 mm.
 */
export function openEdges(meshes: readonly Mesh[]): readonly string[] {
  const edges = new Map<string, number>();
  const name = (point: Vector) => point.map((value) => Math.round(value * 1e4) + 0).join(' ');
  for (const triangle of meshes.flatMap(trianglesOf))
    for (const [index, point] of triangle.entries()) {
      const [from, to] = [name(point), name(triangle[(index + 1) % 3] ?? point)];
      if (from === to) continue;
      const [edge, way] = from < to ? [`${from} → ${to}`, 1] : [`${to} → ${from}`, -1];
      edges.set(edge, (edges.get(edge) ?? 0) + way);
    }
  return [...edges].filter(([, ways]) => ways !== 0).map(([edge]) => edge);
}

/** Returns the volume of closed surfaces whose triangles face outwards, m³. */
export function volumeOf(mesh: Mesh): number {
  return trianglesOf(mesh).reduce((sum, [a, b, c]) => sum + dot(a, cross(b, c)) / 6, 0);
}

/** Returns the distance along a ray to the first surface, m; null: the ray meets no surface. */
export function distanceAlong(from: Vector, way: Vector, meshes: readonly Mesh[]): number | null {
  const met = meshes.flatMap(trianglesOf).flatMap((triangle) => meeting(from, way, triangle) ?? []);
  return met.length === 0 ? null : Math.min(...met);
}

/** Tests a ray against a triangle with the algorithm of Möller and Trumbore. */
function meeting(from: Vector, way: Vector, [a, b, c]: Triangle): number | null {
  const [side, other] = [subtract(b, a), subtract(c, a)];
  const across = cross(way, other);
  const facing = dot(side, across);
  if (Math.abs(facing) < 1e-12) return null;
  const to = subtract(from, a);
  const u = dot(to, across) / facing;
  const over = cross(to, side);
  const v = dot(way, over) / facing;
  if (u < 0 || v < 0 || u + v > 1) return null;
  const distance = dot(other, over) / facing;
  return distance > 1e-9 ? distance : null;
}
