import { expect, test } from 'vitest';
import { aPlan } from '../testing/a-plan.ts';
import { type HousePlan, type Side, sides } from './house-plan.ts';
import { endOf, type Facade, type FacadeBuilding, layOutFacade, wallTop } from './lay-out-facade.ts';
import { layOutStorey } from './lay-out-storey.ts';
import { balconyBox } from './outside.ts';

const building: FacadeBuilding = {
  type: 'oneStorey',
  roof: 'sadeltak',
  roofPitch: 45,
  wallHeight: 3,
  doorAt: 0.5,
  dormer: 'ingen',
  open: false,
  depth: 8,
  width: 12,
};
const deep: HousePlan = { ...aPlan(), length: 8000, depth: 12_000 };

test.each<[string, HousePlan, Partial<FacadeBuilding>, number]>([
  ['a house', aPlan(), {}, 4000],
  ['a house that is deeper than long', deep, { width: 8, depth: 12 }, 6000],
  ['a side building with its gable at the front', deep, { type: 'sideBuilding', width: 8, depth: 12 }, 4000],
  ['a side building with its eaves at the front', aPlan(), { type: 'sideBuilding' }, 4000],
  [
    'a side building with the gable at the front that the range asks for',
    aPlan(),
    { type: 'sideBuilding', frontGable: true },
    6000,
  ],
  ['a hipped roof', aPlan(), { roof: 'valmat' }, 4000],
  ['a hipped roof over a house that is deeper than long', deep, { roof: 'valmat', width: 8, depth: 12 }, 4000],
  ['a lean-to roof', aPlan(), { roof: 'pulpet' }, 8000],
])('all elevations of %s show the ridge at the same height', (_, plan, changes, rise) => {
  const ridges = sides.map((side) => Math.round(-layOutFacade(plan, { ...building, ...changes }, side, []).ridge));
  expect(ridges).toEqual(sides.map(() => 3000 + rise));
});

test.each(sides)('a door at the %s has the same place in the elevation as in the floor plan', (side) => {
  const plan: HousePlan = { ...aPlan(), door: { side, at: 2000 } };
  const entrance = layOutStorey(plan, 0, []).ways.find(({ kind }) => kind === 'entrance');
  const middles = { front: [2000, 7800], back: [10_000, 200], left: [200, 2000], right: [11_800, 6000] };
  const { x, y, width, height } = entrance?.gap ?? { x: 0, y: 0, width: 0, height: 0 };
  expect([x + width / 2, y + height / 2]).toEqual(middles[side]);
  expect(sides.map((one) => layOutFacade(plan, building, one, []).door)).toEqual(
    sides.map((one) => (one === side ? 2000 : null)),
  );
});

test.each(['left', 'right'] as const)(
  'at the %s end of a lean-to roof, the wall is low at the front and high at the back',
  (side) => {
    const facade = layOutFacade(aPlan(), { ...building, roof: 'pulpet' }, side, []);
    const [front, back] = side === 'left' ? [facade.length, 0] : [0, facade.length];
    expect(wallTop(facade, front)).toBe(facade.eaves);
    expect(wallTop(facade, back)).toBe(facade.ridge);
  },
);

const [ground] = aPlan().storeys;
if (!ground) throw new Error('no storey');
/** A house in which no window, gate, dormer, terrace or balcony is in the middle of its wall. The tests add a door. */
const uneven: HousePlan = {
  ...aPlan(),
  storeys: [ground, ground],
  facades: {
    front: [[1500, 900, 1200, 1300]],
    back: [
      [6000, 50, 2400, 2100],
      [7000, 2700, 1000, 2100],
    ],
    left: [[1500, 900, 1000, 1200]],
    right: [],
  },
  gates: [[8000, 2500]],
  terrace: { at: 4500, small: [3000, 3000], large: [3000, 3000] },
  slope: {
    pitch: 45,
    knee: 1000,
    dormers: [
      { side: 'front', at: 3000, width: 2000 },
      { side: 'back', at: 4000, width: 2000 },
    ],
  },
  features: { spegelvand: { mirrored: true }, balkong: { balcony: 'garden' }, altan: { terrace: 'small' } },
};

/** Returns the parts of a façade by their middles, from its left end or (mirrored) from its right end. */
function partsOf({ length, openings, gardenDoors, gates, door, dormers, balcony, terrace }: Facade, isMirrored: boolean) {
  const from = (middle: number) => (isMirrored ? length - middle : middle);
  return {
    openings: openings.map(([at, sill, width, height]) => [from(at + width / 2), sill, width, height]),
    gardenDoors: gardenDoors.map(({ opening: [at, , width] }) => [from(at + width / 2), width]),
    gates: gates.map(([at, width]) => [from(at + width / 2), width]),
    door: door === null ? null : from(door),
    dormers: dormers.map(({ at, width }) => [from(at), width]),
    balcony: balcony && [from(balcony.at), balcony.width],
    terrace: terrace && from((terrace[0] + terrace[1]) / 2),
  };
}

test.each(sides)('with the door at the %s, the elevations of a mirrored house mirror those of the unmirrored house', (side) => {
  const plan: HousePlan = { ...uneven, door: { side, at: 3500 } };
  const answers = ['balkong', 'altan'];
  const opposite = { left: 'right', right: 'left', front: 'front', back: 'back' } as const;
  const drawn = (one: Side, chosen: readonly string[]) => layOutFacade(plan, building, one, chosen);
  for (const one of sides) {
    const [usual, mirrored] = [drawn(one, answers), drawn(opposite[one], [...answers, 'spegelvand'])];
    expect(partsOf(mirrored, true), one).toEqual(partsOf(usual, false));
  }
});

test('in a mirrored house, the balcony and the gable over the door are at the mirrored place; the drawn short side is the one with the door, or else the right one', () => {
  const withGable: FacadeBuilding = { ...building, dormer: 'frontespis', doorAt: 0.3 };
  const gables = [[], ['spegelvand']].map(
    (answers) => layOutFacade({ ...uneven, slope: null }, withGable, 'front', answers).dormers[0]?.at,
  );
  expect(gables).toEqual([3600, 8400]);
  expect([false, true].map((mirrored) => balconyBox(uneven, { balcony: 'garden', mirrored })?.x)).toEqual([2500, 5500]);
  const ends = (side: Side) => [false, true].map((mirrored) => endOf({ ...uneven, door: { side, at: 2000 } }, { mirrored }));
  expect(ends('left')).toEqual(['left', 'right']);
  expect(ends('right')).toEqual(['right', 'left']);
  expect(ends('front')).toEqual(['right', 'right']);
});

test('the elevation of a short side does not show the part of a corner terrace that is beside the opposite short side', () => {
  const plan: HousePlan = { ...uneven, features: { ...uneven.features, hornet: { terrace: 'corner' } } };
  const terraceOn = (side: Side, answers: readonly string[]) => {
    const { terrace } = layOutFacade(plan, building, side, answers);
    return terrace?.map((end) => Math.round(end) + 0);
  };
  const reach = Math.round((34e6 - 2400 * 3000) / (12_000 + 2400 - (12_000 - 6000 - 2400 - 200)));
  // The terrace is at the right corner, and at the left corner of a mirrored house.
  expect(terraceOn('right', ['hornet'])).toEqual([5000, 8000 + reach]);
  expect(terraceOn('left', ['hornet'])).toEqual([-reach, 0]);
  expect(terraceOn('left', ['hornet', 'spegelvand'])).toEqual([-reach, 3000]);
  expect(terraceOn('right', ['hornet', 'spegelvand'])).toEqual([8000, 8000 + reach]);
});

test('a building on posts has its eaves at the height over the ground that the range describes', () => {
  const onPosts = (roof: FacadeBuilding['roof']) =>
    layOutFacade({ ...aPlan(), open: true }, { ...building, roof, open: true }, 'front', []);
  expect([onPosts('pulpet'), onPosts('sadeltak')].map(({ floor, eaves }) => [floor, eaves])).toEqual([
    [0, -3000],
    [0, -3000],
  ]);
});

test('only a house with its entrance at the front has a balcony over the entrance', () => {
  const withBalcony = (side: Side): HousePlan => ({
    ...uneven,
    door: { side, at: 2000 },
    facades: { ...uneven.facades, front: [[1500, 2700, 1000, 1200]] },
    features: { entrebalkong: { balcony: 'porch' } },
  });
  const balconies = (plan: HousePlan) =>
    sides.map((side) => layOutFacade(plan, building, side, ['entrebalkong']).balcony?.at ?? null);
  expect(balconies(withBalcony('front'))).toEqual([2000, null, null, null]);
  for (const side of ['back', 'left', 'right'] as const) {
    expect(balconies(withBalcony(side)), side).toEqual([null, null, null, null]);
    expect(balconyBox(withBalcony(side), { balcony: 'porch' }), side).toBeNull();
  }
});

test('both short sides of a house show its balcony and terrace roof in profile, and its entrance if the door is at the front', () => {
  const features: HousePlan['features'] = { ...uneven.features, tak: { terraceRoof: 'roof' } };
  const profiles = (door: Side) =>
    sides.map(
      (side) =>
        layOutFacade({ ...uneven, features, door: { side: door, at: 2000 } }, building, side, ['altan', 'balkong', 'tak'])
          .profile,
    );
  for (const door of sides) {
    const [front, back, left, right] = profiles(door);
    expect([front, back]).toEqual([null, null]);
    expect(left, door).toMatchObject({
      entrance: door === 'front' ? 1000 : 0,
      balcony: { form: 'garden', out: 2000 },
      shelter: 3000,
    });
    expect(right).toEqual(left);
  }
});
