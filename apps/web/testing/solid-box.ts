import type { Part } from '@gavel/house-model';

type Range = readonly [from: number, to: number];

interface Box extends Pick<Part, 'name' | 'storey'> {
  readonly x: Range;
  readonly y: Range;
  readonly z: Range;
  readonly material?: Part['material'];
}

/** Returns a part of a 3D house model in the shape of a box. All lengths are in m. */
export function solidBox({ name, storey, x, y, z, material = 'lining' }: Box): Part {
  const [positions, normals, coordinates]: [number[], number[], number[]] = [[], [], []];
  for (const axis of [0, 1, 2])
    for (const end of [0, 1] as const)
      for (const [p, q] of SQUARE) {
        // For the face at the start of the axis, reverse the order of the corners, so that this face is also seen from outside.
        const [u, v] = end === 1 ? [p, q] : [q, p];
        const ends = [0, 1, 2].map((one) => (one === axis ? end : one === (axis + 1) % 3 ? u : v));
        positions.push(...[x, y, z].map((range, one) => range[ends[one] === 1 ? 1 : 0]));
        normals.push(...[0, 1, 2].map((one) => (one === axis ? end * 2 - 1 : 0)));
        coordinates.push(u, v);
      }
  return { name, material, source: name, storey, mesh: { positions, normals, coordinates } };
}

/** The corners of the two triangles of a square, counter-clockwise. */
const SQUARE = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 0],
  [1, 1],
  [0, 1],
] as const;
