import { choose, type QuestionAnswer, type Visit } from '@gavel/core';
import { type CompiledModel, isListed, NONE, pairAt } from '@gavel/core/compiled';
import type { Start } from './house-under-proof.ts';

/** The visit after some clicks. */
export interface Walk {
  readonly visit: Visit;
  readonly clicks: readonly QuestionAnswer[];
}

/**
 * Returns the clicks from the start to a state, question by question in the order of dependencies. Null if the configurator does not
 * list a question, or if the core refuses an answer.
 * @param wanted question → answer, or NONE if the question may have any answer
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

/** Returns the visit after these clicks; null if a visitor could not make one of them. */
function replayClicks({ compiled, visit: begun }: Start, clicks: readonly QuestionAnswer[]): Visit | null {
  let visit: Visit | null = begun;
  for (const one of clicks) visit = visit && click(compiled, visit, one);
  return visit;
}

/** Removes clicks from the walk one by one, as long as the visit after the remaining clicks still shows the fault. */
export function fewestClicks(start: Start, walk: Walk, shows: (visit: Visit) => boolean): Walk {
  let shortest = walk;
  for (const left of walk.clicks) {
    const clicks = shortest.clicks.filter((one) => one !== left);
    const visit = replayClicks(start, clicks);
    if (visit && shows(visit)) shortest = { visit, clicks };
  }
  return shortest;
}

/** Makes one click. Returns null if the configurator does not list the question, or if the core refuses the answer. */
function click(compiled: CompiledModel, visit: Visit, pick: QuestionAnswer): Visit | null {
  const question = compiled.questions[compiled.questionAt.get(pick.questionId) ?? NONE];
  if (!question || !isListed(question, visit)) return null;
  const transition = choose(compiled, visit, [pick]);
  return transition.accepted ? transition.visit : null;
}
