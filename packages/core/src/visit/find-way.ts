import type { AnswerId, QuestionId } from '../model/ids.ts';
import type { QuestionAnswer } from '../model/model.ts';
import { NONE } from '../rules/compiled-rule.ts';
import { choose, type Transition } from './choose.ts';
import type { CompiledModel } from './compile-model.ts';
import { helpfulPicks } from './helpful-picks.ts';
import type { Visit } from './visit.ts';

/** How an answer that is not selectable can be chosen all the same ("Välj ändå"). */
export interface Way {
  /** What has to be picked beside the answer, in range order. */
  readonly others: readonly QuestionAnswer[];
  /** The transaction of the answer and the others. */
  readonly transition: Transition;
}

const MOST_OTHERS = 3;
/** Bounds the search on models where everything hangs together; ordinary models stay far below. */
const MOST_ATTEMPTS = 20_000;

/**
 * The fewest other picks (at most 3) that make an answer accepted, as one transaction; among equally few the smallest absolute
 * price change, then range order. Null when there are none (or more than the search tries). Tries sets of picks one pick larger at
 * a time, with the picks that can help what was refused.
 */
export function findWay(compiled: CompiledModel, visit: Visit, questionId: QuestionId, answerId: AnswerId): Way | null {
  return findWayTo(compiled, visit, [{ questionId, answerId }]);
}

/** The same for several answers that are wanted together, as a bundle's are. */
export function findWayTo(compiled: CompiledModel, visit: Visit, wanted: readonly QuestionAnswer[]): Way | null {
  const inRangeOrder = (left: QuestionAnswer, right: QuestionAnswer) => position(compiled, left) - position(compiled, right);
  let level: QuestionAnswer[][] = [[]];
  let attempts = 0;
  for (let size = 0; size <= MOST_OTHERS && level.length > 0; size += 1) {
    const ways: Way[] = [];
    const next = new Map<string, QuestionAnswer[]>();
    for (const others of level) {
      attempts += 1;
      if (attempts > MOST_ATTEMPTS) return best(ways, compiled);
      const picks = [...wanted, ...others];
      const transition = choose(compiled, visit, picks);
      const { accepted, refused, refusedIn } = transition;
      if (accepted) ways.push({ others, transition });
      if (ways.length > 0 || !refusedIn) continue;
      for (const pick of helpfulPicks({ compiled, before: visit, picks, refused, refusedIn })) {
        const larger = [...others, pick].sort(inRangeOrder);
        next.set(larger.map((one) => one.answerId).join(), larger);
      }
    }
    if (ways.length > 0) return best(ways, compiled);
    level = [...next.values()];
  }
  return null;
}

function best(ways: readonly Way[], compiled: CompiledModel): Way | null {
  const cost = ({ transition }: Way) => Math.abs(transition.priceDifference);
  const order = ({ others }: Way) => others.map((pick) => position(compiled, pick));
  return [...ways].sort((left, right) => cost(left) - cost(right) || compareLists(order(left), order(right)))[0] ?? null;
}

function compareLists(left: readonly number[], right: readonly number[]): number {
  const at = left.findIndex((value, index) => value !== right[index]);
  return at === -1 ? 0 : (left[at] ?? 0) - (right[at] ?? 0);
}

function position({ answerAt }: CompiledModel, { answerId }: QuestionAnswer): number {
  return answerAt.get(answerId) ?? NONE;
}
