import { type Mesh, MeshBuilder } from './mesh.ts';
import type { Vector } from './vector.ts';

/** A part of a roof: its upper face, and all its other faces. Together they form a closed solid. */
export interface Sheet {
  readonly upper: Mesh;
  readonly rest: Mesh;
}

/**
 * Returns a part of a roof with the same thickness everywhere.
 * @param corners the corners of the upper face, counter-clockwise from the lower left one, seen from above
 * @param thick the vertical thickness, m
 */
export function sheet(corners: readonly [Vector, Vector, Vector, Vector], thick: number): Sheet {
  const upper = new MeshBuilder();
  const rest = new MeshBuilder();
  upper.quad(corners);
  const below = corners.map(([x, y, z]): Vector => [x, y - thick, z]) as [Vector, Vector, Vector, Vector];
  rest.quad([below[0], below[3], below[2], below[1]]);
  for (const [index, corner] of corners.entries()) {
    const next = (index + 1) % 4;
    const [ahead, under, underAhead] = [corners[next], below[index], below[next]];
    if (ahead && under && underAhead) rest.quad([corner, under, underAhead, ahead]);
  }
  return { upper, rest };
}
