import { layOutFacade, layOutStorey, type Room } from '@gavel/core/plan';
import { expect, test } from 'vitest';
import { usualOf } from '../../packages/range/src/check/check-plans.ts';
import { buildingOf, choosing, planned, questions } from './demo-houses.ts';

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

test.each(planned)('$key: the stated number of rooms is the number of rooms to live in on its plan', (house) => {
  expect(house.house.rooms).toBe(roomsOf(house).filter(({ kind }) => counted.has(kind)).length);
});

test.each(planned)('$key: the stated height is the height of its ridge in the elevations, to 0.1 m', ({ house, plan }) => {
  const { ridge } = layOutFacade(plan, buildingOf(house), 'front', usualOf(plan));
  expect(house.height).toBeCloseTo(-ridge / 1000, 1);
});

test.each(planned.filter(({ house }) => house.type === 'Sidobyggnad'))(
  '$key: its price counts as many windows as its plan has',
  (house) => {
    expect(house.house.quantities.fonster).toBe(countOpenings(house));
  },
);

/** Words in the texts about houses, and whether they are true of a house. */
const claims: readonly (readonly [words: RegExp, isTrue: (house: House) => boolean])[] = [
  [/wc med dusch/i, (house) => roomsOf(house).some(({ name }) => name === 'Wc och dusch')],
  [/(extra|separat) wc|wc på nedre/i, (house) => roomsOf(house).some(({ kind }) => kind === 'wc')],
  [/\bett fönster/i, (house) => countOpenings(house) === 1],
];
const textOf = ({ house: { shortDescription, information } }: House) => `${shortDescription} ${information}`;

test.each(claims)('the words %s are in the text about a house, so the test of the texts checks them', (words) => {
  expect(planned.some((house) => words.test(textOf(house)))).toBe(true);
});

test.each(planned)('$key: the text about the house says nothing that its plan or its offer contradicts', (house) => {
  const untrue = claims.filter(([words, isTrue]) => words.test(textOf(house)) && !isTrue(house));
  expect(untrue.map(([words]) => words.source)).toEqual([]);
});

test('an answer that needs a slab cannot be chosen with a crawl space', () => {
  const wrong = questions
    .flatMap(({ answers }) => answers)
    .filter(({ disabledText = '' }) => /^Kräver platta/.test(disabledText) && !disabledText.includes('eller krypgrund'))
    .filter(({ rule = '' }) => !/grund-krypgrund|sido-/.test(rule));
  expect(wrong.map(({ key }) => key)).toEqual([]);
});

/** Returns whether a rule of one of the answers names the other. The rules of these answers forbid the answers that they name. */
function forbid(one: string, other: string): boolean {
  const all = questions.flatMap(({ answers }) => answers);
  const ruleOf = (key: string) => all.find((answer) => answer.key === key)?.rule ?? '';
  return ruleOf(one).includes(`"${other}"`) || ruleOf(other).includes(`"${one}"`);
}

test.each(planned)('$key: the plan shows every answer about bedrooms, whatever kitchen and upper floor are chosen', (house) => {
  const { plan } = house;
  const drawn = (answers: readonly string[]) =>
    roomsOf(house, choosing(plan, answers)).map(({ kind, name, area }) => `${kind} ${name} ${area.toFixed(1)}`);
  const none = drawn([]).join();
  // In the order of the questions, because of two answers about one room the plan shows the later one.
  const pairs = (plan.questions.sovrum ?? []).flatMap((bedrooms) => [
    ...(plan.questions.kokslosning ?? []).map((kitchen) => [kitchen, bedrooms] as const),
    ...(plan.questions.overvaning ?? []).map((upper) => [bedrooms, upper] as const),
  ]);
  const hidden = pairs
    .filter(([one, other]) => !forbid(one, other))
    .filter(([one, other]) => {
      const both = drawn([one, other]).join();
      const alone = [drawn([one]).join(), drawn([other]).join()];
      const hasDiningRoom = one !== 'kok-matrum' || both.includes('dining');
      return !alone.includes(none) && (alone.includes(both) || !hasDiningRoom);
    });
  expect(hidden).toEqual([]);
});

test('a side building without electricity has no answer that needs electricity', () => {
  const answers = questions.flatMap((question) => question.answers);
  const without = answers.find(({ key }) => key === 'sido-el-ingen');
  const electric = answers.filter(
    ({ key, base = [], houses = [] }) =>
      /^(laddbox|portoppnare)-(11|22|motor|app)/.test(key) || (base.includes('vaxelriktare') && houses.includes('sidobyggnad')),
  );
  expect(electric.map(({ key }) => key).filter((key) => !without?.rule?.includes(`"${key}"`))).toEqual([]);
});
