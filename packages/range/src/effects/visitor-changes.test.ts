import { kr } from '@gavel/core';
import { expect, test } from 'vitest';
import { buildRange } from '../build/build-range.ts';
import { assignIds } from '../build/ids.ts';
import { type FileChange, readSource } from '../testing/write-range.ts';
import { standardPairs } from './standard-visit.ts';
import { noVisitorChanges, visitorChanges } from './visitor-changes.ts';

async function rangeWith(changes: Readonly<Record<string, FileChange>>) {
  const source = await readSource(changes);
  return buildRange(source, assignIds(source, source.idsLock), 0);
}

async function changesOf(changes: Readonly<Record<string, FileChange>>) {
  const [before, after] = [await rangeWith({}), await rangeWith(changes)];
  return visitorChanges(before, after, standardPairs(before, after));
}

test('visitorChanges finds no changes between equal ranges', async () => {
  expect(await changesOf({})).toEqual(noVisitorChanges);
});

test('visitorChanges ignores the order of keys, because the database does not keep this order', async () => {
  const range = await rangeWith({});
  const stored = withOtherOrder(range) as typeof range;
  expect(visitorChanges(stored, range, standardPairs(stored, range))).toEqual(noVisitorChanges);
});

function withOtherOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withOtherOrder);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([key, part]) => [key, withOtherOrder(part)]),
  );
}

test('visitorChanges compares the houses only in the price areas that both ranges have', async () => {
  const after = await rangeWith({});
  const inOneArea = ({ S }: Readonly<Record<string, unknown>>) => ({ S });
  const before = {
    ...after,
    areas: after.areas.filter(({ code }) => code === 'S'),
    houses: after.houses.map(({ webConfiguration, ...house }) => {
      const { housePrices, baseAnswerPrices } = webConfiguration;
      const prices = { housePrices: inOneArea(housePrices), baseAnswerPrices: inOneArea(baseAnswerPrices) };
      return { ...house, webConfiguration: { ...webConfiguration, ...prices } };
    }),
  } as typeof after;
  const pairs = standardPairs(before, after);
  expect(pairs.map(({ house, area }) => [house.key, area.code])).toEqual(after.houses.map(({ key }) => [key, 'S']));
  expect(visitorChanges(before, after, pairs).choices).toEqual([]);
});

test('visitorChanges lists each answer with a changed price, and its smallest and largest price difference in all houses and areas', async () => {
  const { choices } = await changesOf({ 'questions/kok.yaml': ['price: 350', 'price: { syd: 360, norr: 450 }'] });
  const doors = { question: 'Köksluckor', answer: 'Luckor av ek', houses: 1 };
  expect(choices).toEqual([{ ...doors, least: kr(180), most: kr(1800) }]);
});

test('if the price of an answer changed only together with other selected answers, visitorChanges lists the answer with the difference 0', async () => {
  const { choices } = await changesOf({ 'questions/fasad.yaml': ['quantity: 24', 'quantity: 240'] });
  expect(choices).toEqual([{ question: 'Altan', answer: 'Stor altan', houses: 1, least: kr(0), most: kr(0) }]);
});

test('visitorChanges lists a question whose standard answer changed', async () => {
  const { standards } = await changesOf({
    'questions/kok.yaml': ['      title: Med köksö\n', '      title: Med köksö\n      default: true\n'],
  });
  expect(standards).toEqual([{ question: 'Kökets form', before: 'Rakt', after: 'Med köksö', houses: 1 }]);
});

test('visitorChanges lists the answers that a bundle gets and loses', async () => {
  const { bundles } = await changesOf({ 'bundles.yaml': ['[fasad-svart, ko]', '[fasad-svart, altan-stor]'] });
  expect(bundles).toEqual([{ name: 'Mörkt', added: ['Stor altan'], removed: ['Med köksö'] }]);
});

test('visitorChanges lists the old and new dates and discount levels of a changed campaign, and whether its conditions differ', async () => {
  const dates = ['from: 2026-03-01\n  to: 2026-05-31', 'from: 2026-04-01\n  to: 2026-06-30'] as const;
  const moved = await changesOf({ 'campaigns.yaml': dates });
  expect(moved.campaigns).toMatchObject([
    {
      title: 'Våren',
      before: { validFrom: '2026-03-01', validTo: '2026-05-31' },
      after: { validFrom: '2026-04-01', validTo: '2026-06-30' },
      hasOtherConditions: false,
    },
  ]);
  const smaller = await changesOf({ 'campaigns.yaml': ['discount: 3000', 'discount: 300'] });
  const level = (accessories: number, discount: number) => ({ accessoryLevel: kr(accessories), discountValue: kr(discount) });
  expect(smaller.campaigns).toMatchObject([
    {
      title: 'Tillval',
      before: { levels: [level(10_000, 1000), level(20_000, 3000)] },
      after: { levels: [level(10_000, 1000), level(20_000, 300)] },
      hasOtherConditions: false,
    },
  ]);
  const stricter = await changesOf({ 'campaigns.yaml': ['accessoryLevel: 1000', 'accessoryLevel: 10000'] });
  expect(stricter.campaigns).toMatchObject([{ title: 'Våren', hasOtherConditions: true }]);
});

test('visitorChanges lists the old and the new value of a changed number or setting of a house, a municipality, a plot or a question', async () => {
  const { facts } = await changesOf({
    'houses/villa.yaml': ['buildArea: 130.5', 'buildArea: 1305'],
    'municipalities.yaml': ['denied: [Båstad]', 'denied: []'],
    'plots.yaml': ['price: 450000', 'price: 45000'],
    'questions/fasad.yaml': ['  accessories: true\n', ''],
  });
  expect(facts).toEqual([
    { name: 'buildArea', title: 'Villa Prov', before: '130.5', after: '1305' },
    { name: 'priceArea', title: 'Båstad', before: '', after: 'Syd' },
    { name: 'plotPrice', title: 'Storgatan 1', before: '450000', after: '45000' },
    { name: 'accessories', title: 'Altan', before: 'true', after: 'false' },
  ]);
});
