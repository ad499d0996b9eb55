import type { AnswerId, QuestionId } from '../model/ids.ts';
import type { Bundle, QuestionAnswer } from '../model/model.ts';
import { NONE } from '../rules/compiled-rule.ts';
import { type BundleChange, chooseBundle } from './bundles.ts';
import { choose, type Transition } from './choose.ts';
import type { CompiledModel } from './compile-model.ts';
import { helpfulPicks } from './helpful-picks.ts';
import type { Visit } from './visit.ts';

/** A way to choose a blocked answer, which is not selectable without other picks. Visitors see it as "Choose anyway" ("Välj ändå"). */
export interface Way {
  /** The other picks that the answer needs, in range order. */
  readonly others: readonly QuestionAnswer[];
  /** The transaction of the answer and the other picks. */
  readonly transition: Transition;
}

const MOST_OTHERS = 3;
/**
 * The limit of the search for a way, in rule evaluations: about thirty milliseconds on a fast processor. Only models with very many
 * dependencies reach it. It is no time limit, so that the same search gives the same result on every machine.
 */
export const MOST_WORK = 50_000;
/** What the search counts against its limit, besides evaluated rules: `ATTEMPT` for a tried set of picks, `NOTE` for a stored set. */
const ATTEMPT = 100;
const NOTE = 5;

/**
 * Returns the fewest other picks (at most 3) that make an answer selectable, as one transaction. Among sets of equally many picks, the
 * smallest absolute price change wins, then range order. Null when there is no such way. When `work` runs out, returns the best way found
 * until then, or null.
 *
 * The search adds one pick at a time, from the picks that can help a refused pick (`helpfulPicks`). Of the larger sets, it first tries
 * those that extend a set with few refused picks.
 * @param work the limit of the search, in rule evaluations
 */
export function findWay(
  compiled: CompiledModel,
  visit: Visit,
  questionId: QuestionId,
  answerId: AnswerId,
  work = MOST_WORK,
): Way | null {
  return findWayTo(compiled, visit, [{ questionId, answerId }], work);
}

/** Returns a way to several answers that are wanted together, such as a bundle's answers. See `findWay`. */
export function findWayTo(
  compiled: CompiledModel,
  visit: Visit,
  wanted: readonly QuestionAnswer[],
  work = MOST_WORK,
): Way | null {
  const inRangeOrder = (left: QuestionAnswer, right: QuestionAnswer) => position(compiled, left) - position(compiled, right);
  let level: readonly Attempt[] = [{ others: [], refused: 0 }];
  const helpful = helpfulPicks(compiled, visit);
  let left = work;
  for (let size = 0; size <= MOST_OTHERS && level.length > 0; size += 1) {
    const ways: Way[] = [];
    const next = new Map<string, Attempt>();
    for (const { others } of level) {
      if (left <= 0) return best(ways, compiled);
      const picks = [...wanted, ...others];
      const transition = choose(compiled, visit, picks);
      const { accepted, refused, refusedIn, ruleEvaluations } = transition;
      left -= ATTEMPT + ruleEvaluations;
      if (accepted) ways.push({ others, transition });
      if (ways.length > 0 || !refusedIn || size === MOST_OTHERS) continue;
      // Store no more sets of picks than the rest of the limit allows the search to try.
      const isFull = () => next.size * ATTEMPT >= left;
      if (isFull()) continue;
      for (const pick of helpful({ picks, refused, refusedIn })) {
        if (isFull()) break;
        left -= NOTE;
        const larger = [...others, pick].sort(inRangeOrder);
        const key = larger.map((one) => one.answerId).join();
        const known = next.get(key);
        next.set(key, { others: larger, refused: Math.min(refused.length, known?.refused ?? refused.length) });
      }
    }
    if (ways.length > 0) return best(ways, compiled);
    level = [...next.values()].sort((one, other) => one.refused - other.refused);
  }
  return null;
}

/**
 * Returns a way to a bundle that other choices block. As `chooseBundle` does, it deselects bundles that contradict the wanted bundle or the
 * other picks. Null: no way is found.
 */
export function findWayToBundle(
  compiled: CompiledModel,
  visit: Visit,
  { answers }: Pick<Bundle, 'answers'>,
): (Way & BundleChange) | null {
  const way = findWayTo(compiled, visit, answers);
  return way && { others: way.others, ...chooseBundle(compiled, visit, { answers: [...answers, ...way.others] }) };
}

interface Attempt {
  readonly others: readonly QuestionAnswer[];
  /** How many picks were refused when the search tried the set without the last added pick. */
  readonly refused: number;
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
