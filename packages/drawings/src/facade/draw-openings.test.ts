import { doorIn, type FacadeBuilding, type HousePlan, layOutFacade, type Side, sides } from '@gavel/core/plan';
import { aPlan } from '@gavel/core/testing';
import { expect, test } from 'vitest';
import { drawFloorPlan } from '../plan/draw-floor-plan.ts';
import { drawFacade } from './draw-facade.ts';

const building: FacadeBuilding = {
  type: 'oneStorey',
  roof: 'sadeltak',
  roofPitch: 27,
  wallHeight: 2.6,
  doorAt: 0.3,
  dormer: 'ingen',
  open: false,
  depth: 8,
  width: 12,
};
/** A house with answers that decide the kinds of its doors, and an answer that mirrors the house. */
const house: HousePlan = {
  ...aPlan(),
  door: { side: 'front', at: 3000 },
  facades: { front: [], back: [[6000, 50, 3000, 2100]], left: [], right: [] },
  features: {
    spegelvand: { mirrored: true },
    ytterdorr: { door: 'sidelight', shows: { door: 'plain' } },
    enkel: { terraceDoor: 'single' },
    skjut: { terraceDoor: 'sliding' },
  },
  looks: { ytterdorr: { title: 'Slät dörr', colour: '#123456', accent: null } },
};

type Span = readonly [from: number, to: number];

/** Returns the two ends of each rectangle that the pattern finds, from left to right. The groups of the pattern: x and width. */
function spansIn(svg: string, pattern: RegExp): readonly Span[] {
  return [...svg.matchAll(pattern)]
    .map(([, x, width]): Span => [Number(x), Number(x) + Number(width)])
    .toSorted(([a], [b]) => a - b);
}

function mirrored(spans: readonly Span[], length: number): readonly Span[] {
  return spans.map(([from, to]): Span => [length - to, length - from]).toSorted(([a], [b]) => a - b);
}

/** Returns the panes of the doors on one side, as the elevation shows them. */
function elevationPanes(plan: HousePlan, side: 'front' | 'back', answers: readonly string[]): readonly Span[] {
  const svg = drawFacade(plan, building, side, { answers, asked: [], shown: null });
  return spansIn(svg, /<rect x="([^"]+)" y="[^"]+" width="([^"]+)" height="[^"]+" fill="#b9cbd2"/g);
}

/** Returns the fixed panes of the doors of the floor plan. */
function plannedPanes(plan: HousePlan, answers: readonly string[]): readonly Span[] {
  const { svg } = drawFloorPlan(plan, building, { storey: 0, answers, before: null, shown: null, north: null }, String);
  return spansIn(svg, /<rect x="([^"]+)" y="[^"]+" width="([^"]+)" height="60" class="g"/g);
}

/** Returns where the elevation of a side shows the hinge of the entrance: at the end of the leaf that is farther from the handle. */
function elevationHinge(plan: HousePlan, side: Side): number {
  const svg = drawFacade(plan, building, side, { answers: ['ytterdorr'], asked: [], shown: null });
  const [leaf] = spansIn(svg, /<rect x="([^"]+)" y="[^"]+" width="(1000)" height="[^"]+" fill="#123456"/g);
  const handle = Number(/<circle cx="([^"]+)" [^>]*r="34"/.exec(svg)?.[1]);
  if (!leaf || Number.isNaN(handle)) throw new Error(`the elevation of the ${side} shows no entrance`);
  const [from, to] = leaf;
  return handle - from > to - handle ? from : to;
}

/** Returns where the floor plan shows the hinge of the entrance, as a distance from the left end of its side, seen from outside. */
function plannedHinge(plan: HousePlan, side: Side): number {
  const { svg } = drawFloorPlan(
    plan,
    building,
    { storey: 0, answers: ['ytterdorr'], before: null, shown: null, north: null },
    String,
  );
  const [x = Number.NaN, y = Number.NaN] = /<path d="M(\d+) (\d+)L[^"]+" class="l"/.exec(svg)?.slice(1).map(Number) ?? [];
  return { front: x, back: plan.length - x, left: y, right: plan.depth - y }[side];
}

test('in a mirrored house, the fixed pane beside the leaf of the entrance is mirrored, in the elevation and in the floor plan', () => {
  const plan = { ...house, facades: aPlan().facades };
  const [usual, other] = [['ytterdorr'], ['ytterdorr', 'spegelvand']];
  expect(elevationPanes(plan, 'front', usual)).toEqual([[3340, 3680]]);
  expect(elevationPanes(plan, 'front', other)).toEqual(mirrored(elevationPanes(plan, 'front', usual), plan.length));
  expect(plannedPanes(plan, usual)).toEqual([[3250, 3750]]);
  expect(plannedPanes(plan, other)).toEqual(mirrored(plannedPanes(plan, usual), plan.length));
});

test.each(sides)('an entrance at the %s has its hinge at the same end in the elevation as in the floor plan', (side) => {
  const plan: HousePlan = { ...house, door: { side, at: 3000 } };
  const { width, leaves, pane } = doorIn(layOutFacade(plan, building, side, ['ytterdorr']), 3000);
  expect(width).toBe(1500);
  // In the floor plan, the hinge is at the left end of an entrance in a long side, and at the rear end of an entrance in a short
  // side. A person who faces the back or the right side sees this end to the right.
  expect([leaves, pane]).toEqual(side === 'front' || side === 'left' ? [[2250], 3250] : [[2750], 2250]);
  expect(elevationHinge(plan, side)).toBe(plannedHinge(plan, side));
});

test.each(['enkel', 'skjut'])('in a mirrored house, a garden door (%s) and the pane beside it are mirrored', (door) => {
  const plan = { ...house, door: null };
  const [usual, other] = [[door], [door, 'spegelvand']];
  expect(new Set(elevationPanes(plan, 'back', usual).map(([from, to]) => to - from)).size).toBeGreaterThan(1);
  expect(elevationPanes(plan, 'back', other)).toEqual(mirrored(elevationPanes(plan, 'back', usual), plan.length));
  expect(plannedPanes(plan, usual).length).toBeGreaterThan(0);
  expect(plannedPanes(plan, other)).toEqual(mirrored(plannedPanes(plan, usual), plan.length));
});
