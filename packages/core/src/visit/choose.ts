import type { Selections } from '../model/configuration.ts';
import type { AnswerId, QuestionId } from '../model/ids.ts';
import type { QuestionAnswer } from '../model/model.ts';
import { type Ore, ore } from '../model/money.ts';
import { isProvided, NONE } from '../rules/compiled-rule.ts';
import type { NumbersByPosition } from '../rules/paged-numbers.ts';
import type { CompiledAnswer, CompiledModel, CompiledQuestion, Readers } from './compile-model.ts';
import { RankQueue } from './rank-queue.ts';
import { Draft, isListed, questionWithId, type Visit, validAnswers } from './visit.ts';

/** The outcome of one transaction. A refused transaction leaves the visit as it was. */
export interface Transition {
  readonly accepted: boolean;
  readonly visit: Visit;
  /** Replacements to show to the visitor, in range order: "{to} has replaced {from}" (`{from} har ersatts med {to}`). */
  readonly notices: readonly Notice[];
  /** Every question whose answer has changed, including the picks, in range order. */
  readonly changes: readonly Change[];
  /** The ordinary price after the transaction, minus the ordinary price before it; at the start of a visit, minus the house price. */
  readonly priceDifference: Ore;
  /** The refused picks, and the state of the visit in which they were refused; if the transaction is accepted, an empty list and null. */
  readonly refused: readonly QuestionAnswer[];
  readonly refusedIn: Visit | null;
  readonly ruleEvaluations: number;
}

/** An answer that was replaced, in a question that still has more than one valid answer. */
export interface Notice {
  readonly questionId: QuestionId;
  /** The ids of the old and the new answer. */
  readonly from: AnswerId;
  readonly to: AnswerId;
}

export interface Change {
  readonly questionId: QuestionId;
  /** The ids of the old and the new answer; null: no answer. */
  readonly from: AnswerId | null;
  readonly to: AnswerId | null;
  readonly priceDifference: Ore;
  readonly picked: boolean;
  /** Whether the question was listed before the transaction, so that the visitor may have seen the old answer. */
  readonly wasListed: boolean;
}

/**
 * Starts a visit. Each question without a stored selection gets its default answer, and an invalid stored selection is replaced. Unknown
 * ids are dropped; use `carryOver` to report them to the visitor.
 */
export function startVisit(compiled: CompiledModel, selections: Selections = new Map()): Transition {
  const transaction = new Transaction(compiled, null);
  for (const question of compiled.questions) {
    const stored = question.answers.find(({ answer }) => answer.id === selections.get(question.question.id));
    if (stored) transaction.restore(question, stored);
  }
  return transaction.run([], true);
}

/**
 * Chooses one answer, or several as one transaction (a bundle). Every answer that becomes invalid is replaced by the question's default,
 * else by its first valid answer. A pick that does not stay valid refuses the whole transaction. Throws `RangeError` for an unknown
 * question or for an answer that the question does not have. Source: the selection algorithm in docs/explanation/selection-algorithm.md.
 */
export function choose(compiled: CompiledModel, visit: Visit, picks: readonly QuestionAnswer[]): Transition {
  const picked = picks.map((pick) => {
    const question = questionWithId(compiled, pick.questionId);
    const answer = question.answers.find((one) => one.answer.id === pick.answerId);
    if (!answer) throw new RangeError(`unknown answer ${pick.answerId} of question ${pick.questionId}`);
    return { question, answer };
  });
  return new Transaction(compiled, visit).run(picked, false);
}

interface Pick {
  readonly question: CompiledQuestion;
  readonly answer: CompiledAnswer;
}

class Transaction {
  private readonly compiled: CompiledModel;
  private readonly before: Visit | null;
  private readonly draft: Draft;
  /** The answers before the transaction; at the start of a visit, the restored answers. */
  private original: NumbersByPosition;
  /** The ranks (`CompiledQuestion.rank`) of the questions whose answers the transaction must still check. */
  private readonly queue = new RankQueue();
  /** Questions whose rules the transaction must evaluate before it checks their answers. */
  private readonly stale = new Set<number>();
  private readonly toReprice = new Set<number>();
  private readonly changed = new Set<number>();
  private readonly lost = new Set<number>();

  constructor(compiled: CompiledModel, before: Visit | null) {
    this.compiled = compiled;
    this.before = before;
    this.draft = new Draft(compiled, before);
    this.original = before?.answers ?? this.draft.answers;
  }

  restore(question: CompiledQuestion, answer: CompiledAnswer): void {
    this.draft.answers.set(question.at, answer.at);
    this.toReprice.add(question.at);
  }

  run(picks: readonly Pick[], everything: boolean): Transition {
    if (everything) {
      this.original = this.draft.answers.copy();
      for (const { at } of this.compiled.questions) this.look(at, true);
    }
    for (const { question } of picks) this.look(question.at, false);
    for (const { question, answer } of picks) this.assign(question.at, answer.at);
    const picked = new Set(picks.map(({ question }) => question.at));
    this.settle(picked);
    const refused = picks.filter(({ question, answer }) => this.draft.answers.get(question.at) !== answer.at);
    for (const at of this.toReprice) this.draft.reprice(this.question(at));
    return refused.length > 0 && this.before ? this.refusal(this.before, refused) : this.acceptance(picked);
  }

  private settle(picked: ReadonlySet<number>): void {
    const { draft, lost, original, queue } = this;
    for (let rank = queue.take(); rank !== undefined; rank = queue.take()) {
      const question = this.question(this.compiled.order[rank] ?? NONE);
      const { at } = question;
      if (this.stale.delete(at)) draft.judge(question);
      const selected = draft.answers.get(at);
      if (selected !== NONE && draft.valid.get(selected) === 1) continue;
      if (selected !== NONE) lost.add(selected);
      const usable = question.answers.filter((answer) => draft.valid.get(answer.at) === 1 && !lost.has(answer.at));
      const fallback = defaultAmong(question, usable);
      const keepsAnAnswer = original.get(at) !== NONE || picked.has(at);
      const next = fallback ?? (keepsAnAnswer ? usable[0] : undefined);
      this.assign(at, next?.at ?? NONE);
    }
  }

  /**
   * Assigns another answer (or none) to a question. Every question whose rules read the old or the new answer must then be checked, and
   * every question whose prices read one of them must be priced again.
   */
  private assign(at: number, next: number): void {
    const { draft, compiled } = this;
    const old = draft.answers.get(at);
    if (old === next) return;
    const touched = [compiled.answers[old], compiled.answers[next]].filter((answer) => answer !== undefined);
    const bases = [...new Set(touched.flatMap((answer) => answer.bases))];
    const wereProvided = bases.map((base) => isProvided(base, draft));
    draft.answers.set(at, next);
    this.changed.add(at);
    this.toReprice.add(at);
    for (const answer of touched) this.tell(answer.readers, true);
    bases.forEach((base, index) => {
      this.tell(compiled.bases[base]?.readers, isProvided(base, draft) !== wereProvided[index]);
    });
    this.tell(this.question(at).answeredReaders, (old === NONE) !== (next === NONE));
  }

  /**
   * Adds questions to the queue: those whose rules read one answer, base answer or question. `changed`: whether its value has changed. If
   * not, the rules are evaluated again only if they read their own question, because such rules are evaluated for each answer as if that
   * answer were selected.
   */
  private tell(readers: Readers | undefined, changed: boolean): void {
    if (!readers) return;
    for (const at of readers.rules) this.look(at, changed || this.question(at).readsItself);
    if (changed) for (const at of readers.prices) this.toReprice.add(at);
  }

  private look(at: number, isStale: boolean): void {
    this.queue.add(this.question(at).rank);
    if (isStale) this.stale.add(at);
  }

  private acceptance(picked: ReadonlySet<number>): Transition {
    const visit = this.draft.finished();
    const differing = [...this.changed]
      .filter((at) => visit.answers.get(at) !== this.original.get(at))
      .sort((left, right) => left - right);
    return {
      accepted: true,
      visit,
      notices: differing.filter((at) => !picked.has(at)).flatMap((at) => this.notice(at, visit)),
      changes: differing.map((at) => ({
        questionId: this.question(at).question.id,
        from: this.answerId(this.original.get(at)),
        to: this.answerId(visit.answers.get(at)),
        priceDifference: ore(visit.prices.get(at) - (this.before?.prices.get(at) ?? 0)),
        picked: picked.has(at),
        wasListed: this.before !== null && isListed(this.question(at), this.before),
      })),
      priceDifference: ore(visit.ordinaryPrice - (this.before?.ordinaryPrice ?? this.compiled.model.housePrice)),
      refused: [],
      refusedIn: null,
      ruleEvaluations: this.draft.ruleEvaluations,
    };
  }

  private refusal(before: Visit, refused: readonly Pick[]): Transition {
    return {
      accepted: false,
      visit: before,
      notices: [],
      changes: [],
      priceDifference: ore(0),
      refused: refused.map(({ question, answer }) => ({ questionId: question.question.id, answerId: answer.answer.id })),
      refusedIn: this.draft.finished(),
      ruleEvaluations: this.draft.ruleEvaluations,
    };
  }

  private notice(at: number, visit: Visit): Notice[] {
    const question = this.question(at);
    const from = this.answerId(this.original.get(at));
    const to = this.answerId(visit.answers.get(at));
    if (from === null || to === null || validAnswers(question, visit).length < 2) return [];
    return [{ questionId: question.question.id, from, to }];
  }

  private answerId(at: number): AnswerId | null {
    return this.compiled.answers[at]?.answer.id ?? null;
  }

  private question(at: number): CompiledQuestion {
    const question = this.compiled.questions[at];
    if (!question) throw new RangeError(`no question at ${at}`);
    return question;
  }
}

/** Returns the first default answer that may be chosen, otherwise the question's first answer if it may be chosen. */
export function defaultAmong(question: CompiledQuestion, usable: readonly CompiledAnswer[]): CompiledAnswer | undefined {
  return usable.find(({ answer }) => answer.isDefaultAnswer) ?? usable.find((answer) => answer === question.answers[0]);
}
