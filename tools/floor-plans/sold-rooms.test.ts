import { featuresOf, furnishStorey, isBedroom, layOutStorey, type Room, sizeOf } from '@gavel/core/plan';
import { expect, test } from 'vitest';
import { choosing, planned } from './demo-houses.ts';
import { visitDemo } from './demo-visits.ts';

// Compares what visits of the demo range offer and charge with the rooms on the floor plans.

const homes = planned.filter(({ plan }) => plan.questions.kokslosning);
type Home = (typeof homes)[number];

function roomsOf({ plan }: Home, at: number, answers: readonly string[] = []): readonly Room[] {
  return plan.storeys[at] ? layOutStorey(plan, at, choosing(plan, answers)).rooms : [];
}

const offers = ({ plan }: Home, question: string): readonly string[] => plan.questions[question] ?? [];

test.each(homes)(
  '$key: a visitor can choose a kitchen layout together with an answer about bedrooms, unless both change the same room',
  (home) => {
    const changed = (answer: string) =>
      (home.plan.variants[answer] ?? []).flatMap(({ storey, rooms = {}, joins = {} }) =>
        [...Object.keys(rooms), ...Object.keys(joins)].map((letter) => `${storey}${letter}`),
      );
    const pairs = offers(home, 'kokslosning').flatMap((kitchen) => offers(home, 'sovrum').map((bedrooms) => [kitchen, bedrooms]));
    const together = pairs.filter(([kitchen = '', bedrooms = '']) => {
      const taken = changed(kitchen);
      return !changed(bedrooms).some((room) => taken.includes(room));
    });
    expect(pairs.filter((pair) => visitDemo(home.key, pair)?.hasAll)).toEqual(together);
  },
);

test.each(homes)('$key: a visit has the question about the floor of bedrooms if and only if the plan has a bedroom', (home) => {
  const upper = [[], ...offers(home, 'overvaning').map((answer) => [answer])];
  const picks = offers(home, 'kokslosning').flatMap((kitchen) => upper.map((finished) => [kitchen, ...finished]));
  const hasBedroom = (answers: readonly string[]) =>
    home.plan.storeys.some((_, at) => roomsOf(home, at, answers).some(({ kind }) => isBedroom(kind)));
  expect(picks.filter((answers) => visitDemo(home.key, answers)?.asks('golv-sovrum'))).toEqual(picks.filter(hasBedroom));
});

const wet: ReadonlySet<string> = new Set(['bath', 'wc', 'laundry', 'sauna']);
const areaOf = (rooms: readonly Room[]) => Math.round(rooms.reduce((sum, { area }) => sum + area, 0));
const dry = (home: Home, at: number) => roomsOf(home, at).filter(({ kind }) => !wet.has(kind));
const lower = (home: Home, wanted: Room['kind']) => roomsOf(home, 0).filter(({ kind }) => kind === wanted);

test.each(homes)('$key: the house’s `quantities` (factors of its prices) equal the floor areas on the plan', (home) => {
  const { golv, golvnere, golvuppe = 0, koksgolv, hallgolv } = home.house.quantities;
  expect({ golv, golvnere, golvuppe, koksgolv, hallgolv }).toEqual({
    golv: areaOf([...dry(home, 0), ...dry(home, 1)]),
    golvnere: areaOf(dry(home, 0)),
    golvuppe: areaOf(dry(home, 1)),
    koksgolv: areaOf(lower(home, 'kitchen')),
    hallgolv: areaOf(lower(home, 'hall')),
  });
});

test.each(homes)('$key: for each layout of the kitchen, the price counts as many metres of worktop as the plan shows', (home) => {
  const { bank, bankhalvo, banko } = home.house.quantities;
  const sold = { 'koksplan-vinkel': bank, 'koksplan-halvo': bankhalvo, 'koksplan-o': banko };
  for (const [layout, metres] of Object.entries(sold).filter(([one]) => offers(home, 'koksplanering').includes(one))) {
    const answers = choosing(home.plan, [layout]);
    const { pieces } = furnishStorey(layOutStorey(home.plan, 0, answers), featuresOf(home.plan, answers));
    const benches = pieces.filter(({ kind }) => kind === 'counter' || kind === 'island');
    expect(metres, layout).toBeCloseTo(benches.reduce((sum, piece) => sum + Math.max(...sizeOf(piece)), 0) / 1000);
  }
});

/**
 * Each entry: an answer about a floor, a ceiling or a worktop; another answer that it needs (null: it needs no other answer); and
 * the quantity of the house (such as m² of floor) with which the price of the answer grows.
 */
const covering: readonly (readonly [answer: string, needs: string | null, quantity: string])[] = [
  ['golvvarme-sparskiva', null, 'golvnere'],
  ['golvvarme-bada-plan', null, 'golvuppe'],
  ['takhojd-270', null, 'golvnere'],
  ['golv-betong', null, 'golvnere'],
  ['koksgolv-ekplank', null, 'koksgolv'],
  ['koksgolv-klinker-ljus', null, 'koksgolv'],
  ['koksgolv-skiffer', null, 'koksgolv'],
  ['koksgolv-linoleum', null, 'koksgolv'],
  ['hallgolv-granitkeramik', null, 'hallgolv'],
  ['hallgolv-skiffer-varme', null, 'hallgolv'],
  ['bank-ek', 'koksplan-vinkel', 'bank'],
  ['bank-ek', 'koksplan-halvo', 'bankhalvo'],
  ['bank-ek', 'koksplan-o', 'banko'],
];

test('an answer about a floor, a ceiling or a worktop costs the same per m² or metre in every house', () => {
  const costs = covering.map(([answer, needs, quantity]) => {
    const each = homes.flatMap(({ key, house }) => {
      const visit = visitDemo(key, needs === null ? [answer] : [needs, answer]);
      return visit?.hasAll ? [Math.round(visit.priceOf(answer) / (house.quantities[quantity] ?? 0))] : [];
    });
    return { answer, quantity, each: [...new Set(each)] };
  });
  expect(costs.filter(({ each }) => each.length !== 1)).toEqual([]);
});
