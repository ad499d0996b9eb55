import { choose, type Transition } from './choose.ts';
import type { CompiledAnswer, CompiledModel, CompiledQuestion } from './compile-model.ts';
import { NONE } from './compiled-rule.ts';
import type { QuestionAnswer } from './model.ts';
import { questionWithId, type Visit } from './visit.ts';

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
 * price change, then range order. Null when there are none (or more than the search tries).
 *
 * A refused pick can only be saved by changing something its question depends on, directly or through others. So the search
 * tries, for the first refused pick, every other answer of those questions, one more pick at a time; this misses nothing.
 */
export function findWay(compiled: CompiledModel, visit: Visit, questionId: number, answerId: number): Way | null {
  const target: QuestionAnswer = { questionId, answerId };
  let level: QuestionAnswer[][] = [[]];
  let attempts = 0;
  for (let others = 0; others <= MOST_OTHERS; others += 1) {
    const ways: Way[] = [];
    const next = new Map<string, QuestionAnswer[]>();
    for (const picks of level) {
      attempts += 1;
      if (attempts > MOST_ATTEMPTS) return best(ways, compiled);
      const transition = choose(compiled, visit, [target, ...picks]);
      if (transition.accepted) ways.push({ others: picks, transition });
      else if (others < MOST_OTHERS)
        for (const more of extensions(compiled, visit, target, picks, transition)) next.set(keyOf(more), more);
    }
    if (ways.length > 0) return best(ways, compiled);
    level = [...next.values()];
  }
  return null;
}

/** The pick sets with one pick more that could save the first refused pick. */
function extensions(
  compiled: CompiledModel,
  visit: Visit,
  target: QuestionAnswer,
  picks: readonly QuestionAnswer[],
  { refused }: Transition,
): QuestionAnswer[][] {
  const [first] = refused;
  if (!first) return [];
  const taken = new Set([target, ...picks].map(({ questionId }) => questionId));
  const inRangeOrder = (left: QuestionAnswer, right: QuestionAnswer) => position(compiled, left) - position(compiled, right);
  return dependenciesOf(compiled, questionWithId(compiled, first.questionId))
    .filter(({ question }) => !taken.has(question.id))
    .flatMap(({ at, question, answers }) =>
      answers
        .filter((answer) => answer.at !== visit.answers.get(at) && canEverHold(answer))
        .map(({ answer }) => ({ questionId: question.id, answerId: answer.id })),
    )
    .map((pick) => [...picks, pick].sort(inRangeOrder));
}

/** Every question that decides, directly or through others, whether this one's rules hold. */
function dependenciesOf({ questions }: CompiledModel, question: CompiledQuestion): CompiledQuestion[] {
  const found = new Set<number>();
  const open = [...question.reads];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    if (found.has(at)) continue;
    found.add(at);
    open.push(...(questions[at]?.reads ?? []));
  }
  return questions.filter(({ at }) => found.has(at));
}

function canEverHold({ rule }: CompiledAnswer): boolean {
  return rule?.kind !== 'fact' || rule.holds;
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

function keyOf(picks: readonly QuestionAnswer[]): string {
  return picks.map(({ answerId }) => answerId).join();
}
