import type { Dormer, Facade } from '@gavel/core/plan';
import { shapeOf } from './dormer-shape.ts';
import { type Form, onSlope, REACH, type Slope } from './form.ts';
import { at, type Frame } from './geometry/frame.ts';
import { type Mesh, MeshBuilder } from './geometry/mesh.ts';
import { prism, profileAlong, rectangle, triangulate, tube } from './geometry/solids.ts';
import { add, type Flat, lengthOf, scale, subtract, type Vector } from './geometry/vector.ts';
import type { Part } from './house-model.ts';
import { part } from './part.ts';
import { RIM, roofWindowPlaces } from './roof-window-places.ts';

/** The thickness of a board along the edge of the roof, and the height from which the heights of such boards follow, m. */
const EDGE = { high: 0.2, thick: 0.03 } as const;

/** Builds the roof with its edges. It has cut-outs for dormers, for gables that rise from a wall, and for roof windows. */
export function buildRoof(form: Form): readonly Part[] {
  const roofing = form.facades.front.parts.get('roofing')?.answer ?? 'roofing';
  const trim = form.facades.front.parts.get('trim')?.answer ?? 'trim';
  const top = new MeshBuilder();
  const under = new MeshBuilder();
  for (const slope of form.slopes) coverSlope(form, slope, top, under);
  return [
    part('covering', 'roofing', roofing, [top]),
    part('roof', 'soffit', trim, [under]),
    part('ridge', 'roofing', roofing, ridges(form)),
    part(
      'fascia',
      'trim',
      trim,
      form.slopes.flatMap((slope) => fascia(form, slope)),
    ),
    part('verge', 'trim', trim, verges(form)),
  ];
}

/**
 * Adds the upper face of a slope to `top`, and its lower face with the edges to `under`. After all slopes, the two meshes together enclose
 * a solid.
 */
function coverSlope(form: Form, slope: Slope, top: MeshBuilder, under: MeshBuilder): void {
  const { frame } = slope;
  const { outline, meets, holes } = cutForDormers(form, slope);
  const points = [outline, ...holes].flat();
  const down: Vector = [0, -form.thick, 0];
  const inwards = scale(frame.out, -1);
  const upper = points.map(([along, up]) => at(frame, along, up));
  for (const [a, b, c] of triangulate(outline, holes)) {
    const [p, q, r] = [upper[a], upper[b], upper[c]];
    const [i, j, k] = [points[a], points[b], points[c]];
    if (!p || !q || !r || !i || !j || !k) continue;
    // Use the normal of the slope: between roof windows at the same height, triangles can be too narrow to compute a normal from.
    top.triangle([p, q, r], [i, j, k], [frame.out, frame.out, frame.out]);
    under.triangle([add(p, down), add(r, down), add(q, down)], [i, k, j], [inwards, inwards, inwards]);
  }
  let start = 0;
  for (const ring of [outline, ...holes]) {
    for (const index of ring.keys()) {
      const [p, q] = [upper[start + index], upper[start + ((index + 1) % ring.length)]];
      // A slope has no edge face where another slope begins.
      const isShared = start === 0 && meets[index] === true;
      if (p && q && !isShared) under.quad([p, add(p, down), add(q, down), q]);
    }
    start += ring.length;
  }
}

interface CutSlope extends Pick<Slope, 'outline' | 'meets'> {
  /** The outlines of the holes, clockwise. */
  readonly holes: readonly (readonly Flat[])[];
}

/** Returns the outline of a slope, cut where gables rise from the wall, and with holes for dormers on the roof and for roof windows. */
export function cutForDormers(form: Form, slope: Slope): CutSlope {
  const { side, outline, meets } = slope;
  const facade = form.facades[side];
  const cuts = facade.dormers.map((dormer) => ({ ...dormer, cut: dormerCut(form, facade, dormer) }));
  const gables = cuts
    .filter(({ isGable }) => isGable)
    .toSorted((one, other) => one.at - other.at)
    .flatMap(({ cut }) => cut);
  return {
    outline: outline.toSpliced(1, 0, ...gables),
    meets: [...gables.map(() => false), ...meets],
    holes: [
      ...cuts.filter(({ isGable }) => !isGable).map(({ cut }) => cut),
      ...roofWindowPlaces(form, slope).map(({ along, up }) =>
        rectangle(along[0] + RIM.side, up[0] + RIM.side, along[1] - RIM.side, up[1] - RIM.top).toReversed(),
      ),
    ],
  };
}

/**
 * Returns the corners of the cut-out for a dormer in a slope of the house's roof, from left to right, in metres along and up the slope.
 * The upper edges of the cut-out are where the lower faces of the dormer's roof meet the slope.
 */
function dormerCut(form: Form, facade: Facade, dormer: Dormer): readonly Flat[] {
  const { half, front, shoulder, top } = shapeOf(form, facade, dormer);
  const inwards = (height: number) => (height - form.eaves) / form.rise;
  const middle = dormer.at / 1000;
  const edge = dormer.isGable ? -REACH : front;
  const corners: readonly Flat[] = [
    [middle - half, edge],
    [middle - half, inwards(shoulder)],
    [middle, inwards(top)],
    [middle + half, inwards(shoulder)],
    [middle + half, edge],
  ];
  return corners.map(([along, deep]) => onSlope(form, along, deep));
}

/** Returns the stretches of a slope’s eaves. Gables that rise from the wall interrupt them. */
export function eavesOf(form: Form, { side, outline }: Slope): readonly Flat[] {
  const [from, to] = [outline[0]?.[0] ?? 0, outline[1]?.[0] ?? 0];
  const cuts = form.facades[side].dormers.filter(({ isGable }) => isGable).toSorted((one, other) => one.at - other.at);
  const ends = cuts.flatMap(({ at: middle, width }) => [(middle - width / 2) / 1000, (middle + width / 2) / 1000]);
  const all = [from, ...ends, to];
  return Array.from({ length: all.length / 2 }, (_, index): Flat => [all[index * 2] ?? 0, all[index * 2 + 1] ?? 0]);
}

/** Builds the fascia, a board below the lower edge of the roof. */
function fascia(form: Form, slope: Slope): readonly Mesh[] {
  const low = slope.outline[0]?.[1] ?? 0;
  return eavesOf(form, slope).map(([from, to]) => {
    const [start, end] = [at(slope.frame, from, low), at(slope.frame, to, low)];
    const wall = form.walls[slope.side];
    return profileAlong(
      start,
      end,
      [0, 1, 0],
      outwards(wall, slope.frame, [
        [0, -Math.min(EDGE.high + 0.06, form.thick + 0.05)],
        [EDGE.thick, -Math.min(EDGE.high + 0.06, form.thick + 0.05)],
        [EDGE.thick, -0.03],
        [0, -0.03],
      ]),
    );
  });
}

/**
 * Mirrors a profile where needed, so that its first axis points out of the wall. `profileAlong` draws that axis to the left of the
 * line along which it extends the profile.
 */
export function outwards(wall: Frame, { along }: Frame, profile: readonly Flat[]): readonly Flat[] {
  const across: Vector = [along[2], 0, -along[0]];
  const isOut = across[0] * wall.out[0] + across[2] * wall.out[2] > 0;
  return isOut ? profile : profile.map(([out, up]): Flat => [-out, up]);
}

/** Builds barge boards along the edges of slopes that meet no other slope. */
function verges(form: Form): readonly Mesh[] {
  return form.slopes.flatMap(({ frame, outline, meets }) =>
    outline.flatMap((from, index) => {
      const to = outline[(index + 1) % outline.length];
      // The edge with index 0 is the eaves, which have a fascia instead of a barge board.
      if (!to || index === 0 || meets[index]) return [];
      const [start, end] = [at(frame, ...from), at(frame, ...to)];
      const isEnd = Math.abs(from[1] - to[1]) > 0.01;
      const out: Vector = isEnd
        ? [frame.along[0] * Math.sign(from[0]), 0, frame.along[2] * Math.sign(from[0])]
        : [-form.walls.front.out[0], 0, -form.walls.front.out[2]];
      return [vergeBoard(start, end, out)];
    }),
  );
}

/** Returns a board along a line, on the side to which `out` points. Its upper edge is 20 mm above the line. */
export function vergeBoard(start: Vector, end: Vector, out: Vector, high = EDGE.high + 0.05): Mesh {
  const along: Vector = [end[0] - start[0], 0, end[2] - start[2]];
  const run = lengthOf(along);
  const climbs = end[1] - start[1];
  const flat: Frame = { origin: start, along: [along[0] / run, 0, along[2] / run], up: [0, 1, 0], out: crossUp(along, run) };
  const isOut = flat.out[0] * out[0] + flat.out[2] * out[2] > 0;
  const corners: readonly Flat[] = [
    [0, 0.02 - high],
    [run, climbs + 0.02 - high],
    [run, climbs + 0.02],
    [0, 0.02],
  ];
  return prism(flat, corners, 0, isOut ? EDGE.thick : -EDGE.thick);
}

function crossUp([x, , z]: Vector, run: number): Vector {
  return [-z / run, 0, x / run];
}

/** Builds half-round tiles along the lines where slopes meet. */
function ridges(form: Form): readonly Mesh[] {
  const lines = form.slopes.flatMap(({ frame, outline, meets }) =>
    outline.flatMap((from, index) => {
      const to = outline[(index + 1) % outline.length];
      return to && meets[index] ? [[at(frame, ...from), at(frame, ...to)] as const] : [];
    }),
  );
  const apart = lines.filter(
    ([a, b], index) => !lines.slice(0, index).some(([c, d]) => (near(a, c) && near(b, d)) || (near(a, d) && near(b, c))),
  );
  return apart.map(([a, b]) => tube([a, b], 0.085, 10));
}

function near(a: Vector, b: Vector): boolean {
  return lengthOf(subtract(a, b)) < 0.01;
}
