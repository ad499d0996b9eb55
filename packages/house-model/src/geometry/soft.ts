import { at, type Frame } from './frame.ts';
import { type Mesh, MeshBuilder, type Spot } from './mesh.ts';
import { add, cross, dot, type Flat, scale, subtract, unit, type Vector } from './vector.ts';

const AXES = [0, 1, 2] as const;
type Axis = (typeof AXES)[number];
type End = 0 | 1;
const ENDS: readonly End[] = [0, 1];

/**
 * Returns a box with rounded edges, from its extents along the three axes of a frame. It has 44 triangles: each edge is one face whose
 * normals turn gradually from one side of the box to the next side.
 * @param radius the distance between an edge of the box and the flat part of a side, m; limited to less than half of the smallest extent
 */
export function softBox(frame: Frame, along: Flat, up: Flat, out: Flat, radius: number): Mesh {
  const ranges = [along, up, out].map(([a, b]): Flat => [Math.min(a, b), Math.max(a, b)]) as [Flat, Flat, Flat];
  const inset = Math.min(radius, ...ranges.map(([low, high]) => (high - low) / 2.02));
  const mesh = new MeshBuilder();
  const middle = place(frame, ranges.map(([low, high]) => (low + high) / 2) as [number, number, number]);
  const normals = [frame.along, frame.up, frame.out] as const;

  /**
   * Returns a corner of one side's flat part, with its normal. `ends` names the box's corner, and `side` the axis that the side
   * faces.
   */
  const corner = (ends: readonly End[], side: Axis) => {
    const spot = AXES.map((axis) => {
      const end = ends[axis] ?? 0;
      return ranges[axis][end] + (axis === side ? 0 : end === 1 ? -inset : inset);
    }) as [number, number, number];
    const [a, b] = AXES.filter((axis) => axis !== side) as [Axis, Axis];
    return {
      point: place(frame, spot),
      normal: scale(normals[side], (ends[side] ?? 0) === 1 ? 1 : -1),
      spot: [spot[a], spot[b]] as Spot,
    };
  };
  type Corner = ReturnType<typeof corner>;
  const cover = (corners: readonly Corner[]) => {
    const [a, b, c] = corners.map(({ point }) => point);
    if (!a || !b || !c) return;
    const isTurned = dot(cross(subtract(b, a), subtract(c, a)), subtract(a, middle)) < 0;
    const [p, q, r, s] = isTurned ? corners.toReversed() : corners;
    if (p && q && r) mesh.triangle([p.point, q.point, r.point], [p.spot, q.spot, r.spot], [p.normal, q.normal, r.normal]);
    if (p && r && s) mesh.triangle([p.point, r.point, s.point], [p.spot, r.spot, s.spot], [p.normal, r.normal, s.normal]);
  };
  const ends = (one: Axis, a: End, two: Axis, b: End, three: Axis, c: End) =>
    AXES.map((axis) => (axis === one ? a : axis === two ? b : axis === three ? c : 0));
  for (const one of AXES) {
    const [two, three] = [((one + 1) % 3) as Axis, ((one + 2) % 3) as Axis];
    for (const end of ENDS) {
      cover(ROUND.map(([b, c]) => corner(ends(one, end, two, b, three, c), one)));
      // The rounded edge between two sides of the box, one perpendicular to axis `one` and one perpendicular to axis `two`.
      for (const other of ENDS)
        cover([
          corner(ends(one, end, two, other, three, 0), one),
          corner(ends(one, end, two, other, three, 0), two),
          corner(ends(one, end, two, other, three, 1), two),
          corner(ends(one, end, two, other, three, 1), one),
        ]);
    }
  }
  for (const a of ENDS) for (const b of ENDS) for (const c of ENDS) cover(AXES.map((side) => corner([a, b, c], side)));
  return mesh;
}

const ROUND: readonly (readonly [End, End])[] = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
];

function place(frame: Frame, [a, u, o]: readonly [number, number, number]): Vector {
  return at(frame, a, u, o);
}

/** An ellipse around an upright axis: its height and its two radii along the frame’s `along` and `out` axes, m. */
export type Ring = readonly [up: number, along: number, out?: number];

/**
 * Returns a closed solid with smooth sides that is formed by these rings around an upright axis, such as a lamp or a basin. The solid is
 * closed at the first and the last ring. If the rings go up outside and down inside, the solid is a bowl.
 */
export function turned(frame: Frame, [atAlong, atOut]: Flat, rings: readonly Ring[], sides = 14): Mesh {
  const mesh = new MeshBuilder();
  const spotOn = ([up, along, out = along]: Ring, turn: number): Vector =>
    at(frame, atAlong + along * Math.cos(turn), up, atOut + out * Math.sin(turn));
  const turns = Array.from({ length: sides + 1 }, (_, side) => ((side % sides) / sides) * 2 * Math.PI);
  for (const [index, low] of rings.slice(0, -1).entries()) {
    const high = rings[index + 1] ?? low;
    for (const [side, turn] of turns.slice(0, -1).entries()) {
      const next = turns[side + 1] ?? 0;
      const normals = [turn, next].map((one) => normalOf(frame, low, high, one)) as [Vector, Vector];
      mesh.quad(
        [spotOn(low, turn), spotOn(high, turn), spotOn(high, next), spotOn(low, next)],
        [
          [turn, low[0]],
          [turn, high[0]],
          [next, high[0]],
          [next, low[0]],
        ],
        [normals[0], normals[0], normals[1], normals[1]],
      );
    }
  }
  const close = (ring: Ring, isLast: boolean) => {
    const middle = at(frame, atAlong, ring[0], atOut);
    for (const [side, turn] of turns.slice(0, -1).entries()) {
      const [one, other] = [spotOn(ring, turn), spotOn(ring, turns[side + 1] ?? 0)];
      mesh.triangle(isLast ? [middle, other, one] : [middle, one, other], [zero, zero, zero]);
    }
  };
  const [first, last] = [rings[0], rings.at(-1)];
  if (first) close(first, false);
  if (last) close(last, true);
  return mesh;
}

const zero: Spot = [0, 0];

/** Returns the normal of the band between two rings at an angle. */
function normalOf({ along, up, out }: Frame, low: Ring, high: Ring, turn: number): Vector {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const [a, o] = [(low[1] + high[1]) / 2, ((low[2] ?? low[1]) + (high[2] ?? high[1])) / 2];
  const rise: Vector = [(high[1] - low[1]) * cos, high[0] - low[0], ((high[2] ?? high[1]) - (low[2] ?? low[1])) * sin];
  const round: Vector = [-a * sin, 0, o * cos];
  const [x, y, z] = unit(cross(rise, round));
  return add(add(scale(along, x), scale(up, y)), scale(out, z));
}
