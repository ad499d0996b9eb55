import { frontOf, type Step, type Storey, storeyLevels } from '@gavel/core/plan';
import type { Form } from './form.ts';
import { hullOf } from './geometry/hull.ts';
import { joined, type Mesh } from './geometry/mesh.ts';
import { bar, prism } from './geometry/solids.ts';
import type { Flat, Vector } from './geometry/vector.ts';
import type { Part } from './house-model.ts';
import { type RailPart, stairRail, upright } from './stair-rail.ts';
import { wellEdges } from './stair-well.ts';
import { ground } from './walls.ts';

type Spot = Step[0][0];

/**
 * The thickness of a step, a riser and a string (the board beside the steps), and how far a string extends above and below the
 * steps, m.
 */
const STEP = { thick: 0.04, riser: 0.016 } as const;
const STRING = { thick: 0.034, above: 0.05, below: 0.02 } as const;
/** The size of the beam below open stairs, and how far its middle is below each step, so that no part of it is above a step, m. */
const BEAM = { wide: 0.09, high: 0.14, below: 0.14 } as const;
/** The thickness of the floor above, m. */
const UPPER_FLOOR = 0.3;
/** A step with a side longer than this is a landing, m. */
const LANDING = 1.2;
/** A flight with fewer steps than this has no rail. */
const FLIGHT = 3;
/** A wall at most this far from the side of the stairs makes a rail on that side unnecessary, mm. */
const NEAR = 60;

/** Builds the stairs of all storeys. */
export function buildStairs(form: Form): readonly Part[] {
  return form.plan.open ? [] : form.storeys.flatMap((storey) => stairsFrom(form, storey, true));
}

/**
 * Builds the stairs from a storey to the next, and the rail around the stairs that come up from the storey below.
 * @param isPlain whether to build the steps only
 */
export function stairsFrom(form: Form, storey: Storey, isPlain: boolean): readonly Part[] {
  const levels = storeyLevels(form.plan, form.facades.front.parts);
  const [low, high] = [levels[storey.at], levels[storey.at + 1]];
  if (!storey.stairs || !low) return [];
  const kind = String(form.features.shows?.stairRail ?? 'slats');
  const found: RailPart[] = isPlain ? [] : wellRail(storey, -low.floor / 1000, kind);
  if (high) {
    const [from, to] = [-low.floor / 1000, -high.floor / 1000];
    const climb = { storey, steps: storey.stairs.steps, from, rise: (to - from) / (storey.stairs.steps.length + 1) };
    found.push(['stairs', treads(climb)], ...(isPlain ? [] : carriersOf(climb, form.features.shows?.steps === 'open', kind)));
  }
  return [...Map.groupBy(found, ([material]) => material)].map(([material, own]) => ({
    name: 'stairs',
    material,
    source: `storey ${storey.at + 1}`,
    storey: storey.at,
    mesh: joined(own.flatMap(([, meshes]) => meshes)),
  }));
}

/** Builds the rail at the edges of the stairs' opening in a floor. */
function wellRail(storey: Storey, floor: number, kind: string): RailPart[] {
  return wellEdges(storey).flatMap(([from, to]) => {
    const [[a, b], [c, d]] = [metres(from), metres(to)];
    return stairRail([a, floor, b], [c, floor, d], kind, { drop: 0, top: null });
  });
}

interface Climb {
  readonly storey: Storey;
  readonly steps: readonly Step[];
  /** The height of the lower floor, and of one step, m. */
  readonly from: number;
  readonly rise: number;
}

/** Builds what carries the steps (the risers and strings, or the beam of open stairs), and the rails. */
function carriersOf(climb: Climb, isOpen: boolean, kind: string): readonly RailPart[] {
  const rails = ([0, 1] as const).flatMap((side) => flightsOf(climb, side)).flatMap((flight) => rail(climb, flight, kind));
  if (isOpen) return [['metal', beam(climb)], ...rails];
  return [['stairTrim', [...risers(climb), ...strings(climb, 0), ...strings(climb, 1)]], ...rails];
}

function metres([x, y]: Spot): Flat {
  return [x / 1000, y / 1000];
}

function treads({ steps, from, rise }: Climb): readonly Mesh[] {
  return steps.map((sides, index) => {
    const top = from + rise * (index + 1);
    const outline = hullOf(sides.flat().map(([x, y]): Flat => [x / 1000, -y / 1000]));
    return prism(ground, outline, top - STEP.thick, top);
  });
}

/** Builds a board below the front edge of each step. */
function risers({ steps, from, rise }: Climb): readonly Mesh[] {
  return steps.map((step, index) => {
    const [a, b] = frontOf(step);
    const low = from + rise * index;
    return upright(metres(a), metres(b), [low, low], [low + rise - STEP.thick, low + rise - STEP.thick], STEP.riser);
  });
}

/** Builds the boards beside the steps. They rise along a step, and are level along a landing. */
function strings({ steps, from, rise }: Climb, side: 0 | 1): readonly Mesh[] {
  return steps.flatMap((sides, index) => {
    const spots = sides[side].map(metres);
    // The distance of each spot along the side.
    const runs = spots.map((_, at) => lengthAlong(spots.slice(0, at + 1)));
    const whole = runs.at(-1) ?? 0;
    const heights = runs.map((run) => from + rise * (index + 1) + (whole > LANDING || whole === 0 ? 0 : (rise * run) / whole));
    const under = heights.map((height) => Math.max(from, height - rise - STEP.thick - STRING.below));
    const over = heights.map((height) => height + STRING.above);
    return spots.slice(1).map((end, at) => upright(spots[at] ?? end, end, pairAt(under, at), pairAt(over, at), STRING.thick));
  });
}

function pairAt(values: readonly number[], at: number): Flat {
  return [values[at] ?? 0, values[at + 1] ?? 0];
}

function lengthAlong(spots: readonly Flat[]): number {
  return spots.reduce((sum, [x, y], at) => sum + Math.hypot(x - (spots[at - 1]?.[0] ?? x), y - (spots[at - 1]?.[1] ?? y)), 0);
}

/** Builds a steel beam below the middle of open stairs. */
function beam({ steps, from, rise }: Climb): readonly Mesh[] {
  const middles = steps.map((step, index): Vector => {
    const [[a, b], [c, d]] = frontOf(step);
    return [(a + c) / 2000, from + rise * index - BEAM.below, (b + d) / 2000];
  });
  return middles.slice(1).map((end, index) => bar(middles[index] ?? end, end, BEAM.wide, BEAM.high));
}

/** A straight row of steps: the index of the first and of the last one, and a side of the stairs. */
interface Flight {
  readonly first: number;
  readonly last: number;
  readonly side: 0 | 1;
}

/** Returns the flights on one side of the stairs that need a rail: at least `FLIGHT` steps, and no wall beside them. */
function flightsOf({ storey, steps }: Climb, side: 0 | 1): readonly Flight[] {
  const way = (index: number) => {
    const [from, to, more] = steps[index]?.[side] ?? [];
    return from && to && !more ? `${Math.round(to[0] - from[0])} ${Math.round(to[1] - from[1])}` : null;
  };
  const starts = steps.flatMap((_, index) => (way(index) !== null && way(index) !== way(index - 1) ? index : []));
  return starts
    .map((first): Flight => {
      const end = steps.findIndex((_, index) => index > first && way(index) !== way(first));
      return { first, last: end < 0 ? steps.length - 1 : end - 1, side };
    })
    .filter(({ first, last }) => last - first + 1 >= FLIGHT && !isAtWall(storey, steps[Math.floor((first + last) / 2)], side));
}

/** Returns whether a wall is beside a step on this side, so that the step needs no rail there. */
function isAtWall({ walls }: Storey, step: Step | undefined, side: 0 | 1): boolean {
  if (!step) return true;
  const [[x, y], [otherX, otherY]] = [step[side][0], step[side === 0 ? 1 : 0][0]];
  const [a, b] = [x + Math.sign(x - otherX) * NEAR, y + Math.sign(y - otherY) * NEAR];
  return [...walls.outer, ...walls.inner].some(
    (wall) => a >= wall.x && a <= wall.x + wall.width && b >= wall.y && b <= wall.y + wall.height,
  );
}

/** Builds the rail of a flight. Tall balusters end at the lower face of the upper floor. */
function rail({ steps, from, rise }: Climb, { first, last, side }: Flight, kind: string): readonly RailPart[] {
  const at = (index: number): Vector => {
    const [x, y] = metres(steps[index]?.[side][0] ?? [0, 0]);
    return [x, from + rise * (index + 1), y];
  };
  const top = kind === 'tall' ? from + rise * (steps.length + 1) - UPPER_FLOOR : null;
  return stairRail(at(first), at(last), kind, { drop: rise, top });
}
