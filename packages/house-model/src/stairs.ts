import { type Storey, storeyLevels } from '@gavel/core/plan';
import type { Form } from './form.ts';
import { type Frame, frameOf } from './geometry/frame.ts';
import { hullOf } from './geometry/hull.ts';
import { joined, type Mesh } from './geometry/mesh.ts';
import { bar, box, prism, tube } from './geometry/solids.ts';
import type { Flat, Vector } from './geometry/vector.ts';
import type { MaterialKey, Part } from './house-model.ts';
import { ground } from './walls.ts';

type Spot = readonly [x: number, y: number];
type Laid = NonNullable<Storey['stairs']>;

/** The thickness of a step, of a riser and of a string, and how far a string is higher and lower than the steps, m. */
const STEP = { thick: 0.04, riser: 0.016 } as const;
const STRING = { thick: 0.034, above: 0.05, below: 0.17 } as const;
/** The height of a rail over the steps, and the greatest gap between its balusters, m. */
const RAIL = { high: 0.9, gap: 0.1 } as const;
/** The thickness of the floor above, m. */
const UPPER_FLOOR = 0.3;

/** Builds the stairs of all storeys. */
export function buildStairs(form: Form): readonly Part[] {
  return form.plan.open ? [] : form.storeys.flatMap((storey) => stairsFrom(form, storey, true));
}

/**
 * Builds the stairs from a storey to the next.
 * @param isPlain whether to build the steps only
 */
export function stairsFrom(form: Form, storey: Storey, isPlain: boolean): readonly Part[] {
  const levels = storeyLevels(form.plan, form.facades.front.parts);
  const [low, high] = [levels[storey.at], levels[storey.at + 1]];
  if (!storey.stairs || !low || !high) return [];
  const [from, to] = [-low.floor / 1000, -high.floor / 1000];
  const rise = (to - from) / (storey.stairs.treads.length + 1);
  const climb = { laid: storey.stairs, from, rise };
  const found: (readonly [MaterialKey, readonly Mesh[]])[] = [['stairs', steps(climb)]];
  if (!isPlain) {
    const isOpen = form.features.shows?.steps === 'open';
    found.push(['stairTrim', isOpen ? [] : risers(climb)]);
    for (const side of [0, 1] as const) {
      found.push(['stairTrim', isOpen ? [] : strings(climb, side)]);
      if (!isAtWall(storey, storey.stairs, side))
        found.push(...rail(climb, side, String(form.features.shows?.stairRail ?? 'slats')));
    }
    if (isOpen) found.push(['metal', beam(climb)]);
  }
  return [...Map.groupBy(found, ([material]) => material)].map(([material, own]) => ({
    name: 'stairs',
    material,
    source: `storey ${storey.at + 1}`,
    storey: storey.at,
    mesh: joined(own.flatMap(([, meshes]) => meshes)),
  }));
}

interface Climb {
  readonly laid: Laid;
  /** The height of the lower floor, and of one step, m. */
  readonly from: number;
  readonly rise: number;
}

function metres([x, y]: Spot): Flat {
  return [x / 1000, y / 1000];
}

/** Builds a slab for each step, from its front edge to that of the next step. */
function steps({ laid, from, rise }: Climb): readonly Mesh[] {
  return laid.treads.slice(0, -1).map(([a, b], index) => {
    const [c, d] = laid.treads[index + 1] ?? [a, b];
    const top = from + rise * (index + 1);
    const spot = ([x, y]: Spot): Flat => [x / 1000, -y / 1000];
    return prism(ground, hullOf([a, b, c, d].map(spot)), top - STEP.thick, top);
  });
}

/** Builds a board below the front edge of each step. */
function risers({ laid, from, rise }: Climb): readonly Mesh[] {
  return laid.treads.slice(0, -1).map(([a, b], index) => {
    const low = from + rise * index;
    return upright(metres(a), metres(b), [low, low], [low + rise - STEP.thick, low + rise - STEP.thick], STEP.riser);
  });
}

/** Returns the corners of one side of the stairs with the heights of its steps, the lowest first. Equal corners of winders are merged. */
function sideOf({ laid, from, rise }: Climb, side: 0 | 1): readonly (readonly [spot: Flat, height: number])[] {
  return laid.treads.map((tread, index) => [metres(tread[side]), from + rise * (index + 1)] as const);
}

/** Builds the boards beside the steps. */
function strings(climb: Climb, side: 0 | 1): readonly Mesh[] {
  const corners = sideOf(climb, side);
  return corners.slice(1).flatMap(([spot, height], index) => {
    const [before, low] = corners[index] ?? [spot, height];
    if (Math.hypot(spot[0] - before[0], spot[1] - before[1]) < 0.02) return [];
    const under = (value: number) => Math.max(climb.from, value - STRING.below);
    return [upright(before, spot, [under(low), under(height)], [low + STRING.above, height + STRING.above], STRING.thick)];
  });
}

/** Builds a steel beam below the middle of open stairs. */
function beam(climb: Climb): readonly Mesh[] {
  const [one, other] = [sideOf(climb, 0), sideOf(climb, 1)];
  const middles = one.map(([spot, height], index): Vector => {
    const [across] = other[index] ?? [spot];
    return [(spot[0] + across[0]) / 2, height - 0.14, (spot[1] + across[1]) / 2];
  });
  return middles.slice(1).map((end, index) => bar(middles[index] ?? end, end, 0.09, 0.14));
}

/** Returns an upright board between two spots of the floor plan, with the heights of its lower and its upper edge at both ends. */
function upright(one: Flat, other: Flat, [low0, low1]: Flat, [high0, high1]: Flat, thick: number): Mesh {
  const length = Math.hypot(other[0] - one[0], other[1] - one[1]);
  const frame: Frame = frameOf([one[0], 0, one[1]], [other[0] - one[0], 0, other[1] - one[1]], [0, 1, 0]);
  const outline: readonly Flat[] = [
    [0, low0],
    [length, low1],
    [length, high1],
    [0, high0],
  ];
  return prism(frame, outline, -thick / 2, thick / 2);
}

/** Returns whether a side of the stairs is at a wall, so that it needs no rail. */
function isAtWall({ walls }: Storey, laid: Laid, side: 0 | 1): boolean {
  const [from, to] = [laid.treads[0], laid.treads[Math.min(5, laid.treads.length - 1)]];
  if (!from || !to) return true;
  const other = side === 0 ? 1 : 0;
  const [x, y] = [(from[side][0] + to[side][0]) / 2, (from[side][1] + to[side][1]) / 2];
  const [dx, dy] = [Math.sign(from[side][0] - from[other][0]), Math.sign(from[side][1] - from[other][1])];
  const [a, b] = [x + dx * 60, y + dy * 60];
  return [...walls.outer, ...walls.inner].some(
    (wall) => a >= wall.x && a <= wall.x + wall.width && b >= wall.y && b <= wall.y + wall.height,
  );
}

/** Builds the chosen rail along one side: balusters or a pane, a post at the foot, and a handrail. */
function rail(climb: Climb, side: 0 | 1, kind: string): readonly (readonly [MaterialKey, readonly Mesh[]])[] {
  const corners = straightPart(sideOf(climb, side));
  const [first, last] = [corners[0], corners.at(-1)];
  if (!first || !last || corners.length < 2) return [];
  const { high } = RAIL;
  /** The upper end of tall balusters (m): they end at the upper floor. */
  const upper = kind === 'tall' ? climb.from + climb.rise * (climb.laid.treads.length + 1) - UPPER_FLOOR : 0;
  const line = (over: number): readonly [Vector, Vector] => [
    [first[0][0], first[1] + over, first[0][1]],
    [last[0][0], last[1] + over, last[0][1]],
  ];
  const post = ([spot, height]: (typeof corners)[number], wide: number) =>
    box(
      ground,
      [spot[0] - wide / 2, spot[0] + wide / 2],
      [-spot[1] - wide / 2, -spot[1] + wide / 2],
      [height - climb.rise, height + high + 0.03],
    );
  const [start, end] = line(high);
  const material: MaterialKey = kind === 'iron' ? 'metal' : kind === 'tall' ? 'stairs' : 'stairTrim';
  if (kind === 'glass')
    return [
      ['railingGlass', [upright(first[0], last[0], [first[1] - 0.1, last[1] - 0.1], [first[1] + high, last[1] + high], 0.012)]],
      ['steel', [tube([start, end], 0.021, 8)]],
    ];
  const count = Math.ceil(Math.hypot(last[0][0] - first[0][0], last[0][1] - first[0][1]) / (RAIL.gap + 0.03));
  const thick = kind === 'tall' ? 0.032 : 0.026;
  const balusters = Array.from({ length: count - 1 }, (_, index): Mesh => {
    const share = (index + 1) / count;
    const [x, z] = [first[0][0] + (last[0][0] - first[0][0]) * share, first[0][1] + (last[0][1] - first[0][1]) * share];
    const foot = first[1] + (last[1] - first[1]) * share;
    if (kind === 'iron')
      return tube(
        [
          [x, foot - 0.03, z],
          [x, foot + high, z],
        ],
        0.008,
        6,
      );
    return box(
      ground,
      [x - thick / 2, x + thick / 2],
      [-z - thick / 2, -z + thick / 2],
      [foot - 0.03, Math.max(upper, foot + high - 0.02)],
    );
  });
  return [
    [material, [...balusters, post(first, kind === 'iron' ? 0.03 : 0.08)]],
    ['stairs', [bar(start, end, 0.06, 0.045)]],
  ];
}

/** Returns the corners of the first straight part of a side. */
function straightPart(corners: ReturnType<typeof sideOf>): ReturnType<typeof sideOf> {
  const [first, second] = corners;
  if (!first || !second) return [];
  const [dx, dy] = [second[0][0] - first[0][0], second[0][1] - first[0][1]];
  const end = corners.findIndex(([spot], index) => {
    const before = corners[index - 1];
    return (
      before !== undefined && (Math.abs(spot[0] - before[0][0] - dx) > 0.005 || Math.abs(spot[1] - before[0][1] - dy) > 0.005)
    );
  });
  return end < 0 ? corners : corners.slice(0, end);
}
