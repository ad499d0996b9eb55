import type { HousePlan } from '@gavel/core/plan';
import type { PlanWish } from '@gavel/drawings';

/** What a plan's address asks for: what it does not say is as usual, and what the house does not offer is passed over. */
export function planWish(plan: HousePlan, query: Readonly<Record<string, string>>): PlanWish {
  const storey = Number(/^storey-([1-9])$/.exec(query.camera ?? '')?.[1] ?? 1) - 1;
  const chosen = (question: string, keys: readonly string[]) => {
    const asked = query[`plan.${question}`];
    return asked !== undefined && keys.includes(asked) ? asked : (keys[0] ?? '');
  };
  const questions = Object.entries(plan.questions);
  const answers = questions.map(([question, keys]) => chosen(question, keys)).filter(Boolean);
  const marked = questions.find(([question]) => `plan.${question}` === query.marked);
  const without = marked && answers.map((answer) => (marked[1].includes(answer) ? (marked[1][0] ?? '') : answer));
  return {
    storey: storey < plan.storeys.length ? storey : 0,
    answers,
    before: without?.filter(Boolean) ?? null,
    frame: query.frame === 'wide' ? 'stage' : 'sheet',
    north: null,
  };
}
