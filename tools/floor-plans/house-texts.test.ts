import { edgePoints, layOutStorey, type Room, STEPS_DOWN, terraceOf } from '@gavel/core/plan';
import { expect, test } from 'vitest';
import { selectionsOf, usualOf } from '../../packages/range/src/check/check-plans.ts';
import { choosing, planned, questions } from './demo-houses.ts';
import { visitDemo } from './demo-visits.ts';

// Compares the texts of the demo range with its floor plans.

type House = (typeof planned)[number];

/** The kinds of rooms that count when a builder states how many rooms a house has. */
const counted: ReadonlySet<string> = new Set(['living', 'dining', 'family', 'master', 'bedroom', 'office', 'studio']);

function roomsOf({ plan }: House, answers: readonly string[] = usualOf(plan)): readonly Room[] {
  return plan.storeys.flatMap((_, at) => layOutStorey(plan, at, answers).rooms);
}

function countOpenings({ plan: { facades } }: House): number {
  return Object.values(facades).flat().length;
}

test.each(planned)(
  '$key: the number of rooms in the house’s file equals the number of bedrooms and other living rooms on the plan',
  (house) => {
    expect(house.house.rooms).toBe(roomsOf(house).filter(({ kind }) => counted.has(kind)).length);
  },
);

test.each(planned)(
  '$key: the house’s `quantities` (factors of its prices) equal the windows and inner doors on the plan',
  (house) => {
    const { fonster, fonsteryta, innerdorrar } = house.house.quantities;
    expect(fonster).toBe(countOpenings(house));
    if (house.house.type === 'Sidobyggnad') return;
    const openings = Object.values(house.plan.facades).flat();
    expect(fonsteryta).toBe(Math.round(openings.reduce((sum, [, , width, height]) => sum + width * height, 0) / 1e6));
    const ways = house.plan.storeys.flatMap((_, at) => layOutStorey(house.plan, at, usualOf(house.plan)).ways);
    expect(innerdorrar).toBe(ways.filter(({ kind }) => kind === 'door').length);
  },
);

test.each(planned.filter(({ plan }) => plan.terrace))(
  '$key: the house’s `quantities` (factors of its prices) equal the area and the length of railing of the terraces on the plan',
  ({ plan, house: { quantities } }) => {
    const [large, corner] = (['large', 'corner'] as const).map((terrace) => {
      const parts = terraceOf(plan, layOutStorey(plan, 0, usualOf(plan)), { terrace }) ?? [];
      const points = edgePoints(parts, 0);
      const sides = points.slice(1).map(([x, y], at) => Math.hypot(x - (points[at]?.[0] ?? 0), y - (points[at]?.[1] ?? 0)));
      const area = parts.reduce((sum, { width, height }) => sum + width * height, 0);
      return { area: area / 1e6, railing: (sides.reduce((sum, side) => sum + side, 0) - STEPS_DOWN) / 1000 };
    });
    expect(quantities.altan).toBe(Math.round(large?.area ?? 0));
    expect(quantities.racke).toBe(Math.round(large?.railing ?? 0));
    expect(quantities.vinkelracke).toBe(Math.round(corner?.railing ?? 0));
  },
);

/** The area of the entrance with its frame, m². */
const ENTRANCE = 4;

test.each(planned.filter(({ house }) => house.quantities.fonsteryta))(
  '$key: the façade area for prices equals the outer walls without windows and entrance, plus at most 13 m² for dormers',
  ({ plan, house: { quantities, drawing } }) => {
    const { fasad = 0, fonsteryta = 0 } = quantities;
    const [length, depth] = [plan.length / 1000, plan.depth / 1000];
    const gables = drawing.roof === 'valmat' ? 0 : (depth * depth * Math.tan((drawing.roofPitch * Math.PI) / 180)) / 2;
    const dormers = fasad - (2 * (length + depth) * drawing.wallHeight + gables - fonsteryta - ENTRANCE);
    expect(dormers).toBeGreaterThan(-1);
    expect(dormers).toBeLessThan(drawing.dormer ? 13 : 1);
  },
);

test.each(planned.filter(({ plan }) => plan.storeys.length > 1))(
  '$key: the price of the floor in the upper family room counts as many m² as the plan shows',
  (house) => {
    const family = layOutStorey(house.plan, 1, usualOf(house.plan)).rooms.filter(({ kind }) => kind === 'family');
    expect(house.house.quantities.allrum).toBe(Math.round(family.reduce((sum, { area }) => sum + area, 0)));
  },
);

test.each(planned.filter(({ house }) => house.quantities.langsidor))(
  '$key: the price of snow guards counts two long sides, each up to 1.5 m longer than the long side on the plan',
  ({ plan, house: { quantities } }) => {
    const over = (quantities.langsidor ?? 0) / 2 - plan.length / 1000;
    expect(over).toBeGreaterThan(0);
    expect(over).toBeLessThan(1.5);
    expect(JSON.stringify(questions.find(({ key }) => key === 'snorasskydd'))).toContain('"per":"langsidor"');
  },
);

test('with a polished concrete floor, visitors can choose neither floor heating in grooved boards nor radiators, because its heating is cast into the concrete', () => {
  const rules = questions.find(({ key }) => key === 'golvvarme')?.answers.map(({ key, rule = '' }) => [key, rule]);
  for (const key of ['golvvarme-sparskiva', 'golvvarme-radiatorer'])
    expect(rules).toContainEqual([key, expect.stringContaining('!base("slipad-betong")')]);
});

test.each(planned.filter(({ plan }) => plan.questions.overvaning))(
  '$key: without a finished upper floor, the prices count only the inner doors of the ground floor',
  ({ plan, house: { quantities } }) => {
    const { ways } = layOutStorey(plan, 0, usualOf(plan));
    expect(quantities.innerdorrarnere).toBe(ways.filter(({ kind }) => kind === 'door').length);
    expect(JSON.stringify(questions)).not.toMatch(/"per":"(innerdorrar|vagg|vatrum)"/);
  },
);

/** Words in the texts about houses, and whether they are true of a house. */
const claims: readonly (readonly [words: RegExp, isTrue: (house: House) => boolean])[] = [
  [/wc med dusch/i, (house) => roomsOf(house).some(({ name }) => name === 'Wc och dusch')],
  [/(extra|separat) wc|wc på nedre/i, (house) => roomsOf(house).some(({ kind }) => kind === 'wc')],
  [/\bett fönster/i, (house) => countOpenings(house) === 1],
];
const textOf = ({ house: { shortDescription, information } }: House) => `${shortDescription} ${information}`;

test.each(claims)(
  'the words %s occur in the text about at least one house, so that the test of these texts checks something',
  (words) => {
    expect(planned.some((house) => words.test(textOf(house)))).toBe(true);
  },
);

test.each(planned)('$key: the text about the house claims nothing that is false on its plan', (house) => {
  const untrue = claims.filter(([words, isTrue]) => words.test(textOf(house)) && !isTrue(house));
  expect(untrue.map(([words]) => words.source)).toEqual([]);
});

test.each(planned)('$key: the plan calls a room an entrance only if the room has an outer door', (house) => {
  const { ways } = layOutStorey(house.plan, 0, usualOf(house.plan));
  const entrances = new Set(ways.filter(({ kind }) => kind === 'entrance').flatMap(({ rooms }) => rooms));
  const named = roomsOf(house).filter(({ name }) => /entré/i.test(name));
  expect(named.filter(({ letter }) => !entrances.has(letter)).map(({ name }) => name)).toEqual([]);
  expect(textOf(house)).not.toMatch(/groventré/i);
});

test('an answer that needs a slab cannot be chosen with a crawl space', () => {
  const wrong = questions
    .flatMap(({ answers }) => answers)
    .filter(({ disabledText = '' }) => /^Kräver platta/.test(disabledText) && !disabledText.includes('eller krypgrund'))
    .filter(({ rule = '' }) => !/grund-krypgrund|sido-/.test(rule));
  expect(wrong.map(({ key }) => key)).toEqual([]);
});

test.each(planned)(
  '$key: if a visitor chooses an answer about the bedrooms and one about the kitchen or the upper floor, the plan shows both',
  (house) => {
    const { plan } = house;
    const drawn = (answers: readonly string[]) =>
      roomsOf(house, choosing(plan, answers)).map(({ kind, name, area }) => `${kind} ${name} ${area.toFixed(1)}`);
    const none = drawn([]).join();
    // Each pair is in the order of the questions: if two answers change the same room, the plan shows only the answer to the later
    // question.
    const pairs = (plan.questions.sovrum ?? []).flatMap((bedrooms) => [
      ...(plan.questions.kokslosning ?? []).map((kitchen) => [kitchen, bedrooms] as const),
      ...(plan.questions.overvaning ?? []).map((upper) => [bedrooms, upper] as const),
    ]);
    const hidden = pairs
      .filter((pair) => visitDemo(house.key, pair)?.hasAll)
      .filter(([one, other]) => {
        const both = drawn([one, other]).join();
        const alone = [drawn([one]).join(), drawn([other]).join()];
        const hasDiningRoom = one !== 'kok-matrum' || both.includes('dining');
        return !alone.includes(none) && (alone.includes(both) || !hasDiningRoom);
      });
    expect(hidden).toEqual([]);
  },
);

test.each(planned.filter(({ plan }) => plan.questions.sovrum))(
  '$key: each answer about bedrooms changes the number of bedrooms on the plan as its title says',
  (house) => {
    const bedrooms = (answer: string) =>
      roomsOf(house, choosing(house.plan, [answer])).filter(({ kind }) => kind === 'master' || kind === 'bedroom').length;
    const usual = bedrooms('sovrum-ritning');
    expect(bedrooms('sovrum-farre')).toBe(usual - 1);
    expect(bedrooms('sovrum-arbetsrum')).toBe(usual - 1);
    if (house.plan.questions.sovrum?.includes('sovrum-extra')) expect(bedrooms('sovrum-extra')).toBe(usual + 1);
  },
);

test.each(planned)(
  '$key: with each answer that changes rooms, the bedrooms on the plan are numbered from 1 without gaps',
  (house) => {
    const gaps = selectionsOf(house.plan).flatMap((answers) => {
      const numbers = roomsOf(house, answers).flatMap(({ name }) => /^Sovrum (\d+)$/.exec(name)?.[1] ?? []);
      const isWhole = numbers.toSorted().every((number, at) => Number(number) === at + 1);
      return isWhole ? [] : [`${numbers} with ${answers}`];
    });
    expect(gaps).toEqual([]);
  },
);

test('a side building without electricity has no answer that needs electricity', () => {
  const answers = questions.flatMap((question) => question.answers);
  const without = answers.find(({ key }) => key === 'sido-el-ingen');
  const electric = answers.filter(
    ({ key, base = [], houses = [] }) =>
      /^(laddbox|portoppnare)-(11|22|motor|app)/.test(key) || (base.includes('vaxelriktare') && houses.includes('sidobyggnad')),
  );
  expect(electric.map(({ key }) => key).filter((key) => !without?.rule?.includes(`"${key}"`))).toEqual([]);
});
