import { type Features, furnishStorey, loftOver, type Rect, type ShownPart, type Stairs } from '@gavel/core/plan';
import { line, number, path, polygon, rect } from '../ink/svg.ts';
import type { Cut } from './lay-out-cut.ts';
import { filled } from './materials.ts';
import { INK } from './write-notes.ts';

const EDGE = { stroke: INK, 'stroke-width': 12 } as const;
/** The height of a handrail, mm. */
const HAND = 900;

/** A step of the stairs as the section drawing shows it, mm: its two ends across the house, and the y position of its top. */
interface Step {
  readonly from: number;
  readonly to: number;
  readonly top: number;
}

/**
 * Draws the stairs of the plan. The drawing shows them from the side if they climb across the house, and from the front if they climb
 * along it. A chosen railing is along the flight and at its upper end.
 */
export function drawStairs(cut: Cut): string {
  const { ground, storeys, parts, depth } = cut;
  const [floor, above] = storeys.map((storey) => storey.floor);
  const { stairs } = ground;
  if (!stairs || floor === undefined || above === undefined) return '';
  const wood = parts.get('steps');
  const steps = seenSteps(stairs, floor, above);
  const rise = (floor - above) / (steps.length + 1);
  const isOpen = wood?.value === 'open';
  // Open stairs (without risers) have a beam in the colour of the chosen answer, and treads in its accent colour.
  const fill = (isOpen ? wood.accent : null) ?? wood?.colour ?? '#fff';
  const beam = isOpen
    ? line(
        steps.map(({ from, to, top }) => [(from + to) / 2, top + 110]),
        wood?.colour ?? INK,
        60,
      )
    : '';
  // Draw the highest steps first, so that lower steps cover them.
  const treads = steps
    .toReversed()
    .map(({ from, to, top }) => rect(from, top, to - from, isOpen ? 60 : rise * 1.6, { fill, stroke: INK, 'stroke-width': 12 }));
  const rail = parts.get('stairRail');
  const { y, height } = stairs.box;
  const isNearBack = y + height / 2 < depth / 2;
  // If the drawing shows a flight from the front, its handrail is on the side nearer to the middle of the house.
  const hands = steps.map(({ from, to, top }): Spot => [to - from < 600 ? (from + to) / 2 : isNearBack ? to : from, top]);
  const round = postsAbove(cut).map((x): Spot => [x, above]);
  // Slats of the kind `tall` are up to 2100 mm high, but do not reach above the upper floor.
  const tall = ([, y]: Spot) => Math.max(0, Math.min(2100, y - above));
  return [beam, ...treads, rail ? drawRail(hands, rail, tall) + drawRail(round, rail, () => HAND) : ''].join('');
}

/**
 * Returns the positions, across the house, of the railing's posts at the top of the stairs, mm. No post is over a gap in the
 * ceiling.
 */
export function postsAbove({ ground: { stairs }, open }: Cut): readonly number[] {
  if (!stairs) return [];
  const { y, height } = stairs.box;
  return Array.from({ length: Math.floor(height / 130) + 1 }, (_, at) => y + at * 130).filter(
    (x) => !open || x < open[0] || x > open[1],
  );
}

type Spot = readonly [x: number, y: number];

/**
 * Draws a railing along the spots: posts, slats or glass. If the railing is of the kind `tall`, `tall` returns the height of its
 * slats.
 */
function drawRail(spots: readonly Spot[], rail: ShownPart, tall: (spot: Spot) => number): string {
  const dark = '#262626';
  const lifted = spots.map(([x, y]): Spot => [x, y - HAND]);
  const hand = line(lifted, rail.value === 'iron' ? dark : rail.colour, 60);
  switch (rail.value) {
    case 'glass':
      return polygon([...lifted, ...spots.toReversed()], { ...EDGE, fill: rail.colour, 'fill-opacity': 0.55 }) + hand;
    case 'tall':
      return spots
        .map((spot) => [spot, tall(spot)] as const)
        .map(([[x, y], high]) => rect(x - 22, y - high, 44, high, { fill: rail.colour, stroke: INK, 'stroke-width': 6 }))
        .join('');
    default: {
      const ink =
        rail.value === 'iron'
          ? { stroke: dark, 'stroke-width': 22 }
          : { stroke: rail.value === 'slats' ? '#857b72' : dark, 'stroke-width': 12 };
      return path(spots.map(([x, y]) => `M${number(x)} ${number(y)}v-${HAND}`).join(''), { fill: 'none', ...ink }) + hand;
    }
  }
}

/** Returns the steps of the stairs as seen along the house, the lowest first. */
function seenSteps({ steps }: Stairs, floor: number, above: number): readonly Step[] {
  const rise = (floor - above) / (steps.length + 1);
  return steps.map((sides, at) => {
    const across = sides.flat().map(([, y]) => y);
    return { from: Math.min(...across), to: Math.max(...across), top: floor - (at + 1) * rise };
  });
}

function loftWay(ground: Cut['ground'], features: Features) {
  return furnishStorey(ground, features).pieces.find(({ kind }) => kind === 'ladder' || kind === 'loftStairs');
}

/** Returns the area of the stairs, or of the ladder or stairs to a loft; null: there are none. */
export function climbed({ ground }: Cut, features: Features): Rect | null {
  if (ground.stairs) return ground.stairs.box;
  return loftOver(ground, features) ? (loftWay(ground, features)?.box ?? null) : null;
}

/** Draws the sleeping loft under the ridge, if the plan has one, and its ladder or stairs. */
export function drawLoft({ ground, storeys, roofAt }: Cut, features: Features): string {
  const over = loftOver(ground, features);
  const [storey] = storeys;
  if (!over || !storey) return '';
  const { floor, ceiling } = storey;
  const hand = ceiling - 700;
  const under = Array.from({ length: Math.floor(over.height / 50) + 1 }, (_, at) => over.y + at * 50).filter(
    (x) => roofAt(x) < hand,
  );
  const rail = path(`M${number(under[0] ?? 0)} ${number(hand)}H${number(under.at(-1) ?? 0)}`, {
    fill: 'none',
    ...EDGE,
    'stroke-width': 40,
  });
  const slab = rect(over.y, ceiling, over.height, 160, { fill: filled('wood'), ...EDGE, 'stroke-width': 16 });
  const way = loftWay(ground, features);
  if (!way) return slab + rail;
  const { y, height } = way.box;
  const count = way.kind === 'ladder' ? 9 : 7;
  const rise = (floor - ceiling) / count;
  const isFromSide = height > 700;
  const steps = Array.from({ length: count }, (_, at) => {
    const top = floor - (at + 1) * rise;
    if (way.kind === 'ladder') return rect(y + 40, top, height - 80, 45, { fill: filled('wood'), ...EDGE });
    const run = height / count;
    // Seen from the side, each step of the stairs to the loft is a chest of drawers that reaches down to the floor.
    return isFromSide
      ? rect(y + at * run, top, run, floor - top, { fill: '#e5c595', ...EDGE })
      : rect(y, top, height, rise, { fill: '#e5c595', ...EDGE });
  });
  const sides =
    way.kind === 'ladder'
      ? [y, y + height - 60].map((x) => rect(x, ceiling - 500, 60, floor - ceiling + 500, { fill: filled('wood'), ...EDGE }))
      : [];
  return [slab, rail, ...steps, ...sides].join('');
}
