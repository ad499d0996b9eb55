import type { QuestionAnswer } from '../model/model.ts';
import { holds, NONE, type Rule, type RuleState } from '../rules/compiled-rule.ts';
import { type CompiledAnswer, type CompiledModel, type CompiledQuestion, pairAt } from './compile-model.ts';
import { questionWithId, type Visit } from './visit.ts';

/** A refused transaction. */
export interface RefusedTransaction {
  readonly picks: readonly QuestionAnswer[];
  readonly refused: readonly QuestionAnswer[];
  readonly refusedIn: Visit;
}

/**
 * Returns a function for one search for a way. The function yields the picks that can help a refused transaction: if further picks make a
 * refused transaction acceptable, at least one of them is among the yielded picks. A refused pick becomes valid only when another answer
 * that its rules read changes. That answer changes through a pick, or because its own question's rules read a further answer that changes,
 * and so on.
 */
export function helpfulPicks(compiled: CompiledModel, before: Visit): (refused: RefusedTransaction) => Iterable<QuestionAnswer> {
  const inCircles = new Map<CompiledQuestion, readonly CompiledAnswer[]>();

  return function* helpful(transaction) {
    const first = transaction.refused
      .map(({ questionId }) => questionWithId(compiled, questionId))
      .reduce((lowest, other) => (other.rank < lowest.rank ? other : lowest));
    if (!inCircles.has(first)) inCircles.set(first, answersInCircles(compiled, first));
    const taken = new Set(transaction.picks.map(({ questionId }) => questionWithId(compiled, questionId).at));
    // If rules form a cycle, every answer on which the refused pick depends may help. The answers from `stepsBack` help most often.
    for (const answer of new Set([...stepsBack(compiled, before, transaction, first), ...(inCircles.get(first) ?? [])])) {
      const { at, question, rule } = answer;
      if (taken.has(question) || at === before.answers.get(question) || !canEverHold(rule)) continue;
      yield pairAt(compiled, question, at);
    }
  };
}

/** Returns the answers of all questions on which this question's rules depend, if rules of these questions form a cycle; otherwise []. */
function answersInCircles(compiled: CompiledModel, question: CompiledQuestion): readonly CompiledAnswer[] {
  const region = dependenciesOf(compiled, question);
  const rankOf = (at: number) => compiled.questions[at]?.rank ?? 0;
  const isCyclic = [question, ...region].some(({ reads, rank }) => reads.values().some((at) => rankOf(at) >= rank));
  return isCyclic ? region.flatMap(({ answers }) => answers) : [];
}

/** Returns all questions on which the rules of this question depend, directly or through other questions; in range order. */
function dependenciesOf({ questions }: CompiledModel, question: CompiledQuestion): CompiledQuestion[] {
  const found = new Set<number>();
  const open = [...question.reads];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    if (found.has(at)) continue;
    found.add(at);
    open.push(...(questions[at]?.reads ?? []));
  }
  return [...found].sort((left, right) => left - right).flatMap((at) => questions[at] ?? []);
}

function canEverHold(rule: Rule | null): boolean {
  return rule?.kind !== 'fact' || rule.holds;
}

/**
 * Returns the answers that, as further picks, could make the rules of a refused pick true. The search starts at these rules and
 * follows only the parts of rules that now have the wrong value. If the rules form no cycle, it misses no answer: then only the final
 * values of a question's rules decide its answer, not the order in which answers change.
 */
function stepsBack(
  compiled: CompiledModel,
  before: Visit,
  { picks, refusedIn }: RefusedTransaction,
  refused: CompiledQuestion,
): readonly CompiledAnswer[] {
  const { questions, answers, answerAt, providers } = compiled;
  const picked = new Map(
    picks.map(({ questionId, answerId }) => [questionWithId(compiled, questionId).at, answerAt.get(answerId)]),
  );
  const state: RuleState = { answers: { get: (at) => picked.get(at) ?? refusedIn.answers.get(at) }, providers };
  const found = new Set<number>();
  const moved = new Set<number>();

  /** Adds to `found` the answers that could give this rule the wanted value. */
  function flip(rule: Rule | null | undefined, wanted: boolean): void {
    if (!rule || holds(rule, state) === wanted) return;
    if (rule.kind === 'not') flip(rule.rule, !wanted);
    else if (rule.kind === 'and' || rule.kind === 'or') {
      const contrary = rule.rules.filter((part) => holds(part, state) !== wanted);
      // If all of these parts must change, the answers for one part are enough: some further pick must change this part.
      const isEach = (rule.kind === 'and') === wanted;
      for (const part of isEach ? contrary.slice(0, 1) : contrary) flip(part, wanted);
    } else if (rule.kind === 'answer') wanted ? reach(rule.question, rule.answer) : leave(rule.question);
    else if (rule.kind === 'answered') wanted ? leave(rule.question) : move(rule.question);
    else if (rule.kind === 'base') {
      const pairs = providers[rule.base] ?? [];
      for (let at = 0; at < pairs.length; at += 2) {
        const [question = NONE, answer = NONE] = pairs.slice(at, at + 2);
        if (wanted) reach(question, answer);
        else if (state.answers.get(question) === answer) leave(question);
      }
    }
  }

  function reach(question: number, answer: number): void {
    found.add(answer);
    move(question);
  }

  /** Adds to `found` the answers that could replace the current answer of this question. */
  function leave(question: number): void {
    for (const { at } of questions[question]?.answers ?? []) reach(question, at);
  }

  /** Adds the answers of other questions that could make this question's answer invalid, or make valid an answer that would replace it. */
  function move(at: number): void {
    const question = questions[at];
    if (!question || picked.has(at) || moved.has(at)) return;
    moved.add(at);
    const selected = answers[state.answers.get(at)];
    const stays = selected !== undefined && selected.at === before.answers.get(at);
    for (const { rule } of [question, ...(stays ? [selected] : question.answers)]) if (rule) flip(rule, !holds(rule, state));
  }

  for (const rule of [refused.rule, answers[picked.get(refused.at) ?? NONE]?.rule]) flip(rule, true);
  return [...found].flatMap((at) => answers[at] ?? []);
}
