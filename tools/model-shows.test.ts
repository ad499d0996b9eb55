import { join } from 'node:path';
import type { HousePlan } from '@gavel/core/plan';
import { expect, test } from 'vitest';
import { buildPlan } from '../packages/range/src/build/build-plan.ts';
import { offerOf } from '../packages/range/src/build/offer.ts';
import { provePictures } from '../packages/range/src/pictures/prove-pictures.ts';
import { readRange } from '../packages/range/src/read/read-range.ts';
import { houseTypes } from '../packages/range/src/source/format.ts';
import { indexRange } from '../packages/range/src/source/range-index.ts';
import { notInModel } from './model/not-in-model.ts';
import { answersNotInModel, looksNotInModel, type SurfacedHouse } from './model/told-apart.ts';
import { root } from './run-node.ts';

const { source } = await readRange(join(root, 'ranges/bjorkvik'));
if (!source) throw new Error('the range could not be read');
const index = indexRange(source);
const isDeep = process.env.GAVEL_PROPERTY_DEPTH === 'full';

/** One or two houses of every kind. `npm run test:deep` tests all houses instead. */
const OF_EVERY_KIND = ['bjorkliden-142', 'garage-32', 'carport-24', 'attefall-30', 'kvarnholmen-148', 'forrad-15', 'mjallom-96'];
const houses = source.houses.flatMap((house): SurfacedHouse[] => {
  const offer = offerOf(index, house);
  const plan = isDeep || OF_EVERY_KIND.includes(house.key) ? buildPlan(offer, source) : null;
  const { open = false, dormer = 'ingen', ...measures } = house.drawing;
  const surfaces = offer.sections
    .flatMap((section) => section.questions)
    .flatMap(({ question, answers }) =>
      question.surface
        ? [
            {
              surface: question.surface,
              question: question.key,
              looks: Object.fromEntries(answers.map(({ key, sample }) => [key, sample])),
            },
          ]
        : [],
    );
  return plan ? [{ plan, surfaces, building: { ...measures, open, dormer, type: houseTypes[house.type] } }] : [];
});

const first = ({ questions }: HousePlan) => new Map(Object.entries(questions).map(([key, [answer = '']]) => [key, answer]));
const last = ({ questions }: HousePlan) =>
  new Map(Object.entries(questions).map(([key, answers]) => [key, answers.at(-1) ?? '']));

/** For each question, the answers that the drawings of at least one tested house can show. */
const drawn = new Map<string, readonly string[]>();
for (const { plan } of houses)
  for (const [question, answers] of Object.entries(plan.questions))
    drawn.set(question, [...new Set([...(drawn.get(question) ?? []), ...answers.filter(Boolean)])]);
/** For each question about a surface of rooms, its answers. */
const coloured = new Map(
  houses.flatMap(({ surfaces }) => surfaces.map(({ question, looks }) => [question, Object.keys(looks)] as const)),
);
const expected = new Map(
  notInModel.flatMap(({ question, answers }) => {
    const all = drawn.get(question) ?? coloured.get(question);
    return all ? [[question, answers ?? all] as const] : [];
  }),
);

test(
  'every answer that a drawing shows also changes the 3D model, or the list of answers that the 3D model does not show gives a reason',
  () => {
    const looks = looksNotInModel(houses);
    const left = answersNotInModel(houses, [first, last], isDeep ? undefined : expected);
    const sorted = (lists: ReadonlyMap<string, readonly string[]>) =>
      Object.fromEntries([...lists].map(([question, answers]) => [question, answers.toSorted()]));
    const plain = [...left].filter(([question]) => !coloured.has(question));
    expect(sorted(new Map([...plain, ...looks]))).toEqual(sorted(expected));
  },
  isDeep ? 3_600_000 : 600_000,
);

test('every question whose answers only rendered pictures show is in the list of answers that the 3D model does not show', () => {
  const { seen: questions } = provePictures(source);
  const photographed = questions.filter(({ key, seen }) => seen > 0 && !drawn.has(key) && !coloured.has(key) && isAskedIn(key));
  const listed = notInModel.map(({ question }) => question);
  expect(photographed.map(({ key }) => key).filter((key) => !listed.includes(key))).toEqual([]);
  expect(questions.filter(({ seen }) => seen > 0).length).toBeGreaterThan(30);
});

/** Returns whether one of the tested houses has the question. */
function isAskedIn(key: string): boolean {
  return (
    source?.houses.some(
      (house) =>
        (isDeep || OF_EVERY_KIND.includes(house.key)) &&
        offerOf(index, house).sections.some(({ questions }) => questions.some(({ question }) => question.key === key)),
    ) ?? false
  );
}

test('the list of answers that the 3D model does not show has at most one entry for each question, and contains no unknown question', () => {
  const keys = notInModel.map(({ question }) => question);
  expect(new Set(keys).size).toBe(keys.length);
  expect(keys.filter((key) => !source.questions.some((question) => question.key === key))).toEqual([]);
});
