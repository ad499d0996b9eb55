import { join } from 'node:path';
import type { FacadeBuilding, HousePlan } from '@gavel/core/plan';
import { createTexts, planTexts } from '@gavel/texts';
import { buildPlan } from '../../packages/range/src/build/build-plan.ts';
import { offerOf } from '../../packages/range/src/build/offer.ts';
import { usualOf } from '../../packages/range/src/check/check-plans.ts';
import { readRange } from '../../packages/range/src/read/read-range.ts';
import { houseTypes } from '../../packages/range/src/source/format.ts';
import { indexRange } from '../../packages/range/src/source/range-index.ts';
import { root } from '../run-node.ts';

const read = await readRange(join(root, 'ranges/bjorkvik'));
if (!read.source) throw new Error('the range could not be read');

export const { source } = read;
const index = indexRange(source);

/** The demo’s questions. */
export const { questions } = source;

/** The demo's houses that have floor plans. */
export const planned = source.houses.flatMap((house) => {
  const plan = buildPlan(offerOf(index, house), source);
  return plan ? [{ key: house.key, house, plan }] : [];
});

/** The words on the demo's floor plans. */
export const words = createTexts().of(planTexts);

/** Returns the plan without the titles of its answers. So two drawings of the plan can differ only in their lines and colours. */
export function wordless(plan: HousePlan): HousePlan {
  return { ...plan, looks: Object.fromEntries(Object.entries(plan.looks).map(([key, look]) => [key, { ...look, title: '' }])) };
}

/** Returns the house in the form that the elevations need. */
export function buildingOf({ drawing, type }: (typeof planned)[number]['house']): FacadeBuilding {
  const { open = false, dormer = 'ingen', ...measures } = drawing;
  return { ...measures, open, dormer, type: houseTypes[type] };
}

/** Returns `answers`, and for each other question of the plan the usual answer: the one that is selected before the visitor chooses. */
export function choosing(plan: HousePlan, answers: readonly string[]): string[] {
  const usual = usualOf(plan);
  const isAsked = (one: string) =>
    Object.values(plan.questions).some((keys) => keys.includes(one) && answers.some((answer) => keys.includes(answer)));
  return [...usual.filter((one) => !isAsked(one)), ...answers];
}
