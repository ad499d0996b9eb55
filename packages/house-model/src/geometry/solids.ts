import earcut from 'earcut';
import { at, counterClockwise, type Frame, turning } from './frame.ts';
import { joined, type Mesh, MeshBuilder, type Spot } from './mesh.ts';
import { add, cross, type Flat, lengthOf, scale, subtract, unit, type Vector } from './vector.ts';

/**
 * Returns the triangles of a polygon with holes, counter-clockwise. Each triangle is three indices into one list: first the points of
 * `outline`, then those of each hole.
 */
export function triangulate(
  outline: readonly Flat[],
  holes: readonly (readonly Flat[])[] = [],
): readonly (readonly [number, number, number])[] {
  // earcut (the library that triangulates) drops a point on a line between two others, which would leave the solid open. So move
  // each point a little, each by a different distance.
  const points = [outline, ...holes].flat().map(([x, y], index): Flat => [x + nudge(index), y + nudge(index + 0.5)]);
  const starts = holes.map((_, index) => outline.length + holes.slice(0, index).reduce((sum, hole) => sum + hole.length, 0));
  const found = earcut(points.flat(), starts);
  return Array.from({ length: found.length / 3 }, (_, index): readonly [number, number, number] => {
    const [a = 0, b = 0, c = 0] = [found[index * 3], found[index * 3 + 1], found[index * 3 + 2]];
    const corners = [a, b, c].map((corner) => points[corner] ?? origin);
    return turning(corners) < 0 ? [a, c, b] : [a, b, c];
  });
}

const origin: Flat = [0, 0];

/** Returns an offset in metres, at most 0.01 mm. */
function nudge(index: number): number {
  return 1e-5 * Math.sin(index * 12.9898);
}

/** One face of a slab: a polygon with holes in a plane. */
interface Face {
  readonly outline: readonly Flat[];
  readonly holes?: readonly (readonly Flat[])[];
  /** The distance of the face from the frame’s plane, m. */
  readonly out: number;
}

/**
 * Returns a solid between an outer and an inner face, whose polygons have the same number of points in the same order. The holes go
 * through the whole solid. The polygons may run in either direction.
 */
export function slab(frame: Frame, outer: Face, inner: Face): Mesh {
  const { front, back, sides } = slabFaces(frame, outer, inner);
  return joined([front, back, sides]);
}

/** Returns the faces of a slab separately, so that each face can have another material. All faces together form a closed solid. */
export function slabFaces(
  frame: Frame,
  outer: Face,
  inner: Face,
): { readonly front: Mesh; readonly back: Mesh; readonly sides: Mesh } {
  const [front, back, sides] = [new MeshBuilder(), new MeshBuilder(), new MeshBuilder()];
  const isTurned = turning(outer.outline) < 0;
  const rings = (face: Face) => [
    isTurned ? face.outline.toReversed() : face.outline,
    ...(face.holes ?? []).map((hole) => counterClockwise(hole).toReversed()),
  ];
  const [near, far] = [rings(outer), rings(inner)];
  const [outline = [], ...holes] = near;
  const [outerPoints, innerPoints] = [near.flat(), far.flat()];
  // The two faces can have different sizes, and the holes are then in different places relative to the outline. So triangulate each face
  // separately.
  cover(front, frame, outerPoints, outer.out, triangulate(outline, holes));
  const [innerOutline = [], ...innerHoles] = far;
  const turned = triangulate(innerOutline, innerHoles).map(([a, b, c]) => [a, c, b] as const);
  cover(back, frame, innerPoints, inner.out, turned);
  for (const [index, ring] of near.entries()) {
    let run = 0;
    for (const [corner, point] of ring.entries()) {
      const next = (corner + 1) % ring.length;
      const behind = far[index] ?? [];
      const [p, q, r, s] = [
        at(frame, ...point, outer.out),
        at(frame, ...(behind[corner] ?? point), inner.out),
        at(frame, ...(behind[next] ?? point), inner.out),
        at(frame, ...(ring[next] ?? point), outer.out),
      ];
      const [wide, deep] = [lengthOf(subtract(s, p)), lengthOf(subtract(q, p))];
      sides.quad(
        [p, q, r, s],
        [
          [run, 0],
          [run, deep],
          [run + wide, deep],
          [run + wide, 0],
        ],
      );
      run += wide;
    }
  }
  return { front, back, sides };
}

/** Adds the given triangles between points of a plane to a mesh, at a distance `out` from the plane. */
function cover(
  mesh: MeshBuilder,
  frame: Frame,
  points: readonly Flat[],
  out: number,
  triangles: readonly (readonly [number, number, number])[],
): void {
  for (const [a, b, c] of triangles) {
    const [p = origin, q = origin, r = origin] = [points[a], points[b], points[c]];
    mesh.triangle([at(frame, ...p, out), at(frame, ...q, out), at(frame, ...r, out)], [p, q, r]);
  }
}

/** Returns a solid with this outline and these holes, between two distances from the frame’s plane. */
export function prism(
  frame: Frame,
  outline: readonly Flat[],
  from: number,
  to: number,
  holes: readonly (readonly Flat[])[] = [],
): Mesh {
  return slab(frame, { outline, holes, out: Math.max(from, to) }, { outline, holes, out: Math.min(from, to) });
}

/** Returns a box from its extents along the three axes of a frame. */
export function box(frame: Frame, [a0, a1]: Flat, [u0, u1]: Flat, [o0, o1]: Flat): Mesh {
  const mesh = new MeshBuilder();
  const corner = (a: number, u: number, o: number) => at(frame, a, u, o);
  const [left, right, low, high] = [Math.min(a0, a1), Math.max(a0, a1), Math.min(u0, u1), Math.max(u0, u1)];
  const [back, front] = [Math.min(o0, o1), Math.max(o0, o1)];
  const [a, b, c, d] = [
    corner(left, low, front),
    corner(right, low, front),
    corner(right, high, front),
    corner(left, high, front),
  ];
  const [e, f, g, h] = [corner(left, low, back), corner(right, low, back), corner(right, high, back), corner(left, high, back)];
  const face = (corners: readonly [Vector, Vector, Vector, Vector], [x0, x1]: Flat, [y0, y1]: Flat) =>
    mesh.quad(corners, [
      [x0, y0],
      [x1, y0],
      [x1, y1],
      [x0, y1],
    ]);
  face([a, b, c, d], [left, right], [low, high]);
  face([f, e, h, g], [right, left], [low, high]);
  face([b, f, g, c], [front, back], [low, high]);
  face([e, a, d, h], [back, front], [low, high]);
  face([d, c, g, h], [left, right], [front, back]);
  face([e, f, b, a], [left, right], [back, front]);
  return mesh;
}

export function rectangle(a0: number, u0: number, a1: number, u1: number): readonly Flat[] {
  const [left, right, low, high] = [Math.min(a0, a1), Math.max(a0, a1), Math.min(u0, u1), Math.max(u0, u1)];
  return [
    [left, low],
    [right, low],
    [right, high],
    [left, high],
  ];
}

/** Returns four boards of this width along the inner sides of a rectangle. */
export function surround(frame: Frame, [left, right]: Flat, [low, high]: Flat, wide: number, deep: Flat): Mesh {
  return joined([
    box(frame, [left, left + wide], [low, high], deep),
    box(frame, [right - wide, right], [low, high], deep),
    box(frame, [left + wide, right - wide], [high - wide, high], deep),
    box(frame, [left + wide, right - wide], [low, low + wide], deep),
  ]);
}

/** Returns a round bar along a line, with closed ends and smooth shading. */
export function tube(line: readonly Vector[], radius: number, sides = 8): Mesh {
  const mesh = new MeshBuilder();
  for (const [index, start] of line.slice(0, -1).entries()) {
    const end = line[index + 1] ?? start;
    const way = unit(subtract(end, start));
    const across = unit(cross(way, Math.abs(way[1]) > 0.9 ? [1, 0, 0] : [0, 1, 0]));
    const rise = cross(across, way);
    const normal = (side: number): Vector => {
      const turn = (side / sides) * 2 * Math.PI;
      return add(scale(across, Math.cos(turn)), scale(rise, Math.sin(turn)));
    };
    const run = lengthOf(subtract(end, start));
    for (let side = 0; side < sides; side++) {
      const [n, m] = [normal(side), normal(side + 1)];
      const [a, b] = [add(start, scale(n, radius)), add(start, scale(m, radius))];
      const [c, d] = [add(end, scale(m, radius)), add(end, scale(n, radius))];
      const [v, w] = [side, side + 1].map((one) => (one / sides) * 2 * Math.PI * radius) as [number, number];
      mesh.quad(
        [a, d, c, b],
        [
          [0, v],
          [run, v],
          [run, w],
          [0, w],
        ],
        [n, n, m, m],
      );
      mesh.triangle([start, a, b], [zero, zero, zero]);
      mesh.triangle([end, c, d], [zero, zero, zero]);
    }
  }
  return mesh;
}

const zero: Spot = [0, 0];

/**
 * Returns a solid with this profile along a straight line, such as a gutter or a beam. `up` is the direction of the profile’s second
 * axis.
 */
export function profileAlong(start: Vector, end: Vector, up: Vector, profile: readonly Flat[]): Mesh {
  const way = unit(subtract(end, start));
  const across = unit(cross(up, way));
  const frame: Frame = { origin: start, along: across, up: cross(way, across), out: way };
  return prism(frame, profile, 0, lengthOf(subtract(end, start)));
}

/** Returns a rectangular bar between two points, with its width, and its height in the direction `up`. */
export function bar(start: Vector, end: Vector, wide: number, high: number, up: Vector = [0, 1, 0]): Mesh {
  return profileAlong(start, end, up, rectangle(-wide / 2, -high / 2, wide / 2, high / 2));
}
