import { type Mesh, MeshBuilder } from './mesh.ts';
import { triangulate } from './solids.ts';
import { dot, type Flat, lengthOf, scale, subtract, unit, type Vector } from './vector.ts';

/** A part of a roof: its upper face, and all its other faces. All faces together form a closed solid. */
export interface Sheet {
  readonly upper: Mesh;
  readonly rest: Mesh;
}

/**
 * Returns a part of a roof with the same thickness everywhere.
 * @param corners the corners of the upper face, counter-clockwise seen from above; the first two are the ends of the eaves
 * @param thick the vertical thickness, m
 */
export function sheet(corners: readonly Vector[], thick: number): Sheet {
  const upper = new MeshBuilder();
  const rest = new MeshBuilder();
  const spots = spotsOf(corners);
  const below = corners.map(([x, y, z]): Vector => [x, y - thick, z]);
  for (const [a, b, c] of triangulate(spots)) {
    const [p, q, r] = [corners[a], corners[b], corners[c]];
    const [i, j, k] = [spots[a], spots[b], spots[c]];
    const [s, t, u] = [below[a], below[b], below[c]];
    if (!p || !q || !r || !i || !j || !k || !s || !t || !u) continue;
    upper.triangle([p, q, r], [i, j, k]);
    rest.triangle([s, u, t], [i, k, j]);
  }
  for (const [index, corner] of corners.entries()) {
    const next = (index + 1) % corners.length;
    const [ahead, under, underAhead] = [corners[next], below[index], below[next]];
    if (ahead && under && underAhead) rest.quad([corner, under, underAhead, ahead]);
  }
  return { upper, rest };
}

/**
 * Returns the texture coordinates of the corners, in metres along the eaves and up the slope, so that tiles keep their size and direction.
 */
function spotsOf(corners: readonly Vector[]): readonly Flat[] {
  const [start = [0, 0, 0], end = start] = corners;
  const along = unit(subtract(end, start));
  return corners.map((corner): Flat => {
    const from = subtract(corner, start);
    const u = dot(from, along);
    return [u, lengthOf(subtract(from, scale(along, u)))];
  });
}
