import type { HousePlan } from '@gavel/core/plan';
import type { DrawingWish, PlanWish } from '@gavel/drawings';

type Query = Readonly<Record<string, string>>;

/** What a plan's address asks for: what it does not say is as usual, and what the house does not offer is passed over. */
export function planWish(plan: HousePlan, query: Query): PlanWish {
  const storey = Number(/^storey-([1-9])$/.exec(query.camera ?? '')?.[1] ?? 1) - 1;
  const { answers, marked } = chosenIn(plan, query);
  const without = marked && answers.map((answer) => (marked[1].includes(answer) ? (marked[1][0] ?? '') : answer));
  return {
    storey: storey < plan.storeys.length ? storey : 0,
    answers,
    before: without?.filter(Boolean) ?? null,
    frame: query.frame === 'wide' ? 'stage' : 'sheet',
    north: northIn(query),
  };
}

/** Whole degrees, 0 to 359; null: not asked for. */
function northIn({ north = '' }: Query): number | null {
  return /^[0-9]{1,3}$/.test(north) && Number(north) < 360 ? Number(north) : null;
}

/** The same of another drawing of the house. */
export function drawingWish(plan: HousePlan, query: Query): DrawingWish {
  const { answers, marked } = chosenIn(plan, query);
  return { answers, asked: marked?.[1] ?? [], frame: query.frame === 'wide' ? 'stage' : 'sheet' };
}

function chosenIn(plan: HousePlan, query: Query) {
  const chosen = (question: string, keys: readonly string[]) => {
    const asked = query[`plan.${question}`];
    return asked !== undefined && keys.includes(asked) ? asked : (keys[0] ?? '');
  };
  const questions = Object.entries(plan.questions);
  return {
    answers: questions.map(([question, keys]) => chosen(question, keys)).filter(Boolean),
    marked: questions.find(([question]) => `plan.${question}` === query.marked),
  };
}
