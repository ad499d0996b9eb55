import { type FacadeBuilding, furnishStorey, type HousePlan, layOutStorey, sides } from '@gavel/core/plan';
import { aPlan } from '@gavel/core/testing';
import { expect, test } from 'vitest';
import { drawFacade } from '../facade/draw-facade.ts';
import { LARCH } from '../facade/draw-outside.ts';
import { drawFloorPlan } from './draw-floor-plan.ts';
import type { Shown } from './fit-text.ts';
import { groundRound } from './ground.ts';
import { placeLabels } from './place-labels.ts';

/** A storey of one room with these outer dimensions, mm. */
function aShed(length: number, depth: number): HousePlan {
  const [storey] = aPlan().storeys;
  if (!storey) throw new Error('no storey');
  return {
    ...aPlan(),
    length,
    depth,
    wall: 150,
    storeys: [{ ...storey, rooms: { V: { kind: 'unfinished', name: 'Bod' } } }],
    features: { takhojd: { shows: { ceiling: 2500, openUp: 'ridge' } } },
  };
}

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

const words = (word: string) => ({ ceiling: 'Takhöjd', ridge: 'öppet upp till nock' })[word] ?? word;

/** Returns the right end of the sheet, and the right end of everything below a plan: the scale and the ceiling height. */
function endsOf(plan: HousePlan, shown: Shown | null) {
  const { svg } = drawFloorPlan(plan, building, { storey: 0, answers: ['takhojd'], before: null, shown, north: null }, words);
  const [, left = 0, , width = 0] = /viewBox="(\S+) (\S+) (\S+) (\S+)"/.exec(svg) ?? [];
  const texts = [...svg.matchAll(/<g transform="translate\((\S+) (\S+)\) scale\(([^)]+)\)">(.*?)<\/g>/g)];
  const ends = texts
    .filter(([, , y]) => Number(y) > plan.depth + 200)
    .map(([, x, , scale, glyphs = '']) => Number(x) + Number(scale) * (Number(/x="([^"]+)"\/>$/.exec(glyphs)?.[1] ?? 0) + 500));
  return { sheet: Number(left) + Number(width), drawn: Math.max(...ends) };
}

test.each<[number, Shown | null]>([
  [3000, null],
  [3000, { on: 'screen', zoom: 1 }],
  [6000, null],
  [6000, { on: 'screen', zoom: 1 }],
  [12_000, null],
])(
  'on the plan of a house %i mm long, the scale bar and the text with the ceiling height end inside the sheet',
  (length, shown) => {
    const { sheet, drawn } = endsOf(aShed(length, 4000), shown);
    expect(drawn).toBeLessThanOrEqual(sheet);
  },
);

test('the label of a room on the plan and the text equivalent of the plan give the same area for the room', () => {
  // Inside its walls, the room is 2.6 × 3.25 m = 8.45 m². Both areas are rounded up to 8.5 m².
  const plan = aShed(2900, 3550);
  const wish = { storey: 0, answers: [], before: null, shown: null, north: null };
  const [room] = drawFloorPlan(plan, building, wish, String).storey.rooms;
  const storey = layOutStorey(plan, 0, []);
  const [label] = placeLabels(storey, furnishStorey(storey, {}), 0);
  expect(room?.area).toBe(8.5);
  expect(label?.area).toBe('8,5 m²');
});

test.each(sides)('if the entrance is at the %s, the drawn open door does not reach the dimension lines on that side', (side) => {
  const plan: HousePlan = { ...aShed(6000, 5000), door: { side, at: 2000 } };
  const storey = layOutStorey(plan, 0, []);
  expect(storey.faults).toEqual([]);
  // The leaf of a single door is 1,000 mm wide.
  expect(groundRound(plan, storey, {})[side]).toBeGreaterThan(1000);
});

test.each([
  [5.5, 'sadeltak', 0],
  [2.8, 'sadeltak', 600],
  [3.4, 'pulpet', 0],
] as const)(
  'on the plan of a house with walls %s m high and the roof %s, a pergola begins %s mm from the wall, as in the elevation of the gable',
  (wallHeight, roof, from) => {
    const plan: HousePlan = {
      ...aPlan(),
      terrace: { at: 6000, small: [4000, 3000], large: [9000, 3600] },
      features: { altan: { terrace: 'large' }, pergola: { terraceRoof: 'pergola', shows: { shelter: 'pergola' } } },
      looks: { pergola: { title: 'Pergola', colour: '#123456', accent: null } },
    };
    const answers = ['altan', 'pergola'];
    const wish = { storey: 0, answers, before: null, shown: null, north: null };
    const { svg } = drawFloorPlan(plan, { ...building, wallHeight, roof }, wish, String);
    const [, top, height] = /<rect x="[^"]+" y="(-3600)" width="5000" height="([^"]+)" class="dash"/.exec(svg) ?? [];
    expect(Number(top) + Number(height)).toBe(0 - from);
    const elevation = drawFacade(plan, { ...building, wallHeight, roof }, 'right', { answers, asked: [], shown: null });
    const starts = [
      ...elevation.matchAll(new RegExp(`<rect x="([^"]+)" y="[^"]+" width="[^"]+" height="130" fill="${LARCH}"`, 'g')),
    ];
    expect(starts.map(([, x]) => Number(x) - plan.depth)).toEqual([from]);
  },
);
