import { choose, type QuestionAnswer, type Visit } from '@gavel/core';
import { type CompiledModel, isListed, NONE, pairAt } from '@gavel/core/compiled';
import type { Start } from './house-under-proof.ts';

/** Where clicks have led. */
export interface Walk {
  readonly visit: Visit;
  readonly clicks: readonly QuestionAnswer[];
}

/**
 * Clicks from the start to a state, question by question in the order of their dependencies. Null where one of them is not listed or is refused.
 * @param wanted question → answer, or NONE where it does not matter
 */
export function walkTo(start: Start, wanted: Int32Array): Walk | null {
  const clicks: QuestionAnswer[] = [];
  const { compiled } = start;
  let { visit } = start;
  for (const at of compiled.order) {
    const answer = wanted[at] ?? NONE;
    if (answer === NONE || visit.answers.get(at) === answer) continue;
    const next = click(compiled, visit, pairAt(compiled, at, answer));
    if (!next) return null;
    clicks.push(pairAt(compiled, at, answer));
    visit = next;
  }
  return { visit, clicks };
}

/** The visit after these clicks, or null where a visitor could not make one of them. */
function replayClicks({ compiled, visit: begun }: Start, clicks: readonly QuestionAnswer[]): Visit | null {
  let visit: Visit | null = begun;
  for (const one of clicks) visit = visit && click(compiled, visit, one);
  return visit;
}

/** Leaves out every click without which the visit still shows what it is to show. */
export function fewestClicks(start: Start, walk: Walk, shows: (visit: Visit) => boolean): Walk {
  let shortest = walk;
  for (const left of walk.clicks) {
    const clicks = shortest.clicks.filter((one) => one !== left);
    const visit = replayClicks(start, clicks);
    if (visit && shows(visit)) shortest = { visit, clicks };
  }
  return shortest;
}

/** Null where the question is not listed, or the answer is refused. */
function click(compiled: CompiledModel, visit: Visit, pick: QuestionAnswer): Visit | null {
  const question = compiled.questions[compiled.questionAt.get(pick.questionId) ?? NONE];
  if (!question || !isListed(question, visit)) return null;
  const transition = choose(compiled, visit, [pick]);
  return transition.accepted ? transition.visit : null;
}
