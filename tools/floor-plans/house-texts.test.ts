import { featuresOf, furnishStorey, isBedroom, layOutStorey, type Room, type Storey } from '@gavel/core/plan';
import { expect, test } from 'vitest';
import { usualOf } from '../../packages/range/src/check/check-plans.ts';
import { choosing, planned, questions } from './demo-houses.ts';

// Compares the texts of the demo range with its floor plans.

type House = (typeof planned)[number];

/** The kinds of rooms that count when a builder states how many rooms a house has. */
const counted: ReadonlySet<string> = new Set(['living', 'dining', 'family', 'master', 'bedroom', 'office', 'studio']);

function storeysOf({ plan }: House, answers: readonly string[] = usualOf(plan)): readonly Storey[] {
  return plan.storeys.map((_, at) => layOutStorey(plan, at, answers));
}

function roomsOf(house: House, answers?: readonly string[]): readonly Room[] {
  return storeysOf(house, answers).flatMap(({ rooms }) => rooms);
}

function bedroomsOf(rooms: readonly Room[]): readonly Room[] {
  return rooms.filter(({ kind }) => isBedroom(kind));
}

function countOpenings({ plan: { facades } }: House): number {
  return Object.values(facades).flat().length;
}

test.each(planned)('$key: the stated number of rooms is the number of rooms to live in on its plan', (house) => {
  expect(house.house.rooms).toBe(roomsOf(house).filter(({ kind }) => counted.has(kind)).length);
});

test.each(planned.filter(({ house }) => house.type === 'Sidobyggnad'))(
  '$key: its price counts as many windows as its plan has',
  (house) => {
    expect(house.house.quantities.fonster).toBe(countOpenings(house));
  },
);

/** Words in the text about a house, and whether they are true of the house. */
const claims: readonly (readonly [words: RegExp, isTrue: (house: House) => boolean])[] = [
  [/egen ingång|dörr utifrån/i, hasDoorToLaundry],
  [/wc med dusch/i, (house) => roomsOf(house).some(({ name }) => name === 'Wc och dusch')],
  [/(extra|separat) wc|wc på nedre/i, (house) => roomsOf(house).some(({ kind }) => kind === 'wc')],
  [/Groventré med dusch|dusch- och tvättrum/i, hasShowerInLaundry],
  [/fjärde sovrum/i, ({ plan }) => plan.questions.sovrum?.includes('sovrum-extra') ?? false],
  [/serveringsgång/i, (house) => roomsOf(house).some(({ name }) => /serveringsgång/i.test(name))],
  [/\bett fönster/i, (house) => countOpenings(house) === 1],
  [/hallen går genom hela huset/i, (house) => isAtTheBack(house, 'Entré och hall')],
  [/till höger\s+salong och matsal/i, (house) => isRightOfTheEntrance(house, 'Matsal')],
  [/sovrum[^.]*samlade på baksidan/i, (house) => bedroomsOf(roomsOf(house)).every(({ name }) => !isAtTheBack(house, name))],
  [/sovrum av nästan samma storlek/i, haveBedroomsOneSize],
];

test.each(planned)('$key: the text about the house says nothing that its plan or its offer contradicts', (house) => {
  const { shortDescription, information } = house.house;
  const untrue = claims.filter(([words, isTrue]) => words.test(`${shortDescription} ${information}`) && !isTrue(house));
  expect(untrue.map(([words]) => words.source)).toEqual([]);
});

function hasDoorToLaundry(house: House): boolean {
  return storeysOf(house).some(({ rooms, ways }) => {
    const laundries = rooms.filter(({ kind }) => kind === 'laundry').map(({ letter }) => letter);
    return ways.some(({ kind, rooms: pair }) => /entrance|terrace/.test(kind) && pair.some((one) => laundries.includes(one)));
  });
}

function hasShowerInLaundry(house: House): boolean {
  const { plan } = house;
  return storeysOf(house).some((storey) =>
    furnishStorey(storey, featuresOf(plan, usualOf(plan))).pieces.some(
      ({ kind, room }) => kind === 'shower' && storey.rooms.some(({ letter, kind: of }) => letter === room && of === 'laundry'),
    ),
  );
}

function isAtTheBack(house: House, name: string): boolean {
  const room = roomsOf(house).find((one) => one.name === name);
  return room?.parts.some(({ y }) => y <= house.plan.wall) ?? false;
}

function isRightOfTheEntrance(house: House, name: string): boolean {
  const room = roomsOf(house).find((one) => one.name === name);
  return room?.parts.every(({ x }) => x > (house.plan.door?.at ?? 0)) ?? false;
}

function haveBedroomsOneSize(house: House): boolean {
  const areas = bedroomsOf(storeysOf(house).at(-1)?.rooms ?? []).map(({ area }) => area);
  return Math.max(...areas) <= 1.3 * Math.min(...areas);
}

/** Words in the texts about an answer, and whether they are true of a house that offers the answer. */
const claimsOfAnswers: readonly (readonly [answer: string, words: RegExp, isTrue: (house: House) => boolean])[] = [
  ['kok-oppet', /Köksö går att välja/, ({ plan }) => plan.questions.koksplanering?.includes('koksplan-o') ?? false],
  ['kok-oppet', /matbord för åtta/, ({ house }) => !/plats för sex/.test(house.information)],
  ['kok-matrum', /det minsta rummet/i, isDiningRoomTheSmallest],
  ['sovrum-farre', /Större vardagsrum eller allrum/, (house) => !isLarger(house, 'kitchen', 'sovrum-farre')],
  ['altan-liten', /vardagsrummet/, hasTerraceAtLivingRoom],
  ['altan-stor', /vardagsrummet/, hasTerraceAtLivingRoom],
];

test.each(claimsOfAnswers)('%s: its text is true of every house that offers the answer: %s', (key, words, isTrue) => {
  const answer = questions.flatMap(({ answers }) => answers).find((one) => one.key === key);
  expect(answer).toBeDefined();
  if (!words.test(`${answer?.altText} ${answer?.detailText}`)) return;
  const offering = planned.filter(({ plan }) => Object.values(plan.questions).some((keys) => keys.includes(key)));
  expect(offering.filter((house) => !isTrue(house)).map((house) => house.key)).toEqual([]);
});

function isDiningRoomTheSmallest(house: House): boolean {
  const [ground] = storeysOf(house);
  const [chosen] = storeysOf(house, choosing(house.plan, ['kok-matrum']));
  const before = ground?.rooms.filter(({ kind }) => counted.has(kind)) ?? [];
  const smallest = before.toSorted((one, other) => one.area - other.area)[0]?.letter;
  return chosen?.rooms.find(({ letter }) => letter === smallest)?.kind === 'dining';
}

function isLarger(house: House, kind: Room['kind'], answer: string): boolean {
  const size = (answers?: readonly string[]) =>
    roomsOf(house, answers)
      .filter((room) => room.kind === kind)
      .reduce((sum, { area }) => sum + area, 0);
  return size(choosing(house.plan, [answer])) > size() + 0.5;
}

function hasTerraceAtLivingRoom(house: House): boolean {
  const [ground] = storeysOf(house);
  const rooms = ground?.ways.filter(({ kind }) => kind === 'terrace').map(({ rooms: [room] }) => room) ?? [];
  return ground?.rooms.some(({ letter, kind }) => kind === 'living' && rooms.includes(letter)) ?? false;
}

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
