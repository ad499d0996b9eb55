import type { QuestionAnswer } from '../model/model.ts';
import { holds, NONE, type Rule, type RuleState } from '../rules/compiled-rule.ts';
import type { CompiledModel, CompiledQuestion } from './compile-model.ts';
import { questionWithId, type Visit } from './visit.ts';

/** A transaction that was refused. */
export interface RefusedTransaction {
  readonly compiled: CompiledModel;
  readonly before: Visit;
  readonly picks: readonly QuestionAnswer[];
  readonly refused: readonly QuestionAnswer[];
  readonly refusedIn: Visit;
}

/**
 * Picks, in range order, of which at least one is in every larger set of picks that would be accepted. A refused pick is saved only
 * when something that its rules read comes out differently: because that question is picked, or because its answer is replaced when
 * something that *its* rules read comes out differently, and so on back.
 */
export function helpfulPicks(transaction: RefusedTransaction): QuestionAnswer[] {
  const { compiled, before, picks, refused } = transaction;
  const first = refused
    .map(({ questionId }) => questionWithId(compiled, questionId))
    .reduce((lowest, other) => (other.rank < lowest.rank ? other : lowest));
  const region = dependenciesOf(compiled, first);
  const isCyclic = [first, ...region].some((one) =>
    one.reads.values().some((at) => (compiled.questions[at]?.rank ?? 0) >= one.rank),
  );
  const helpful = isCyclic
    ? new Set(region.flatMap(({ answers }) => answers.map(({ at }) => at)))
    : stepsBack(transaction, first);
  const taken = new Set(picks.map(({ questionId }) => questionId));

  return region
    .filter(({ question }) => !taken.has(question.id))
    .flatMap(({ at, question, answers }) =>
      answers
        .filter((answer) => helpful.has(answer.at) && answer.at !== before.answers.get(at) && canEverHold(answer.rule))
        .map(({ answer }) => ({ questionId: question.id, answerId: answer.id })),
    );
}

/** Every question that decides, directly or through others, whether this one's rules hold; in range order. */
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
 * Goes back from the rules that refused a pick to answers that could change them, only through what stands in the way now. With
 * acyclic rules this misses nothing: what a question comes out as is decided by its rules' final values alone.
 */
function stepsBack({ compiled, before, picks, refusedIn }: RefusedTransaction, refused: CompiledQuestion): ReadonlySet<number> {
  const { questions, answers, answerAt, providers } = compiled;
  const picked = new Map(
    picks.map(({ questionId, answerId }) => [questionWithId(compiled, questionId).at, answerAt.get(answerId)]),
  );
  const state: RuleState = { answers: { get: (at) => picked.get(at) ?? refusedIn.answers.get(at) }, providers };
  const found = new Set<number>();
  const moved = new Set<number>();

  /** The rule has to come out as wanted. */
  function flip(rule: Rule | null | undefined, wanted: boolean): void {
    if (!rule || holds(rule, state) === wanted) return;
    if (rule.kind === 'not') flip(rule.rule, !wanted);
    else if (rule.kind === 'and' || rule.kind === 'or') {
      const contrary = rule.rules.filter((part) => holds(part, state) !== wanted);
      // Where all of them have to flip, one of them shows enough.
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

  /** The question has to come out with any other answer. */
  function leave(question: number): void {
    for (const { at } of questions[question]?.answers ?? []) reach(question, at);
  }

  /** The question has to come out differently by itself: its answer fails, or one is valid that goes before it. */
  function move(at: number): void {
    const question = questions[at];
    if (!question || picked.has(at) || moved.has(at)) return;
    moved.add(at);
    const selected = answers[state.answers.get(at)];
    const stays = selected !== undefined && selected.at === before.answers.get(at);
    for (const { rule } of [question, ...(stays ? [selected] : question.answers)]) if (rule) flip(rule, !holds(rule, state));
  }

  for (const rule of [refused.rule, answers[picked.get(refused.at) ?? NONE]?.rule]) flip(rule, true);
  return found;
}
