import type { Selections } from '../model/configuration.ts';
import type { AnswerId, QuestionId } from '../model/ids.ts';
import { type Ore, ore } from '../model/money.ts';
import { amountOf } from '../prices/compiled-price.ts';
import { holds, NONE, type Rule, type RuleState } from '../rules/compiled-rule.ts';
import { PagedNumbers } from '../rules/paged-numbers.ts';
import type { CompiledAnswer, CompiledModel, CompiledQuestion } from './compile-model.ts';

/**
 * The state of a visit: the selections and everything that follows from them. Immutable: `choose` returns a new visit. All lists are by
 * position in the compiled model.
 */
export interface Visit {
  /** Question → selected answer, or NONE. */
  readonly answers: PagedNumbers;
  /** Question → 1 when its rule is true. */
  readonly shown: PagedNumbers;
  /** Answer → 1 when it may be chosen: `ok(S, q, a)` in docs/explanation/selection-algorithm.md. */
  readonly valid: PagedNumbers;
  /** Question → price of its selected answer in öre. */
  readonly prices: PagedNumbers;
  /** The price of the house and all selected answers, before campaigns. */
  readonly ordinaryPrice: Ore;
  /** The price of the selected answers of questions with `accessories: true`. */
  readonly accessoryPrice: Ore;
}

/** Returns the selected answer of the question at this position. */
export function selectedAnswer({ answers }: CompiledModel, visit: Visit, at: number): CompiledAnswer | undefined {
  return answers[visit.answers.get(at)];
}

/** Returns the selections by ids; only answered questions. */
export function selectionsOf(compiled: CompiledModel, visit: Visit): Selections {
  const selections = new Map<QuestionId, AnswerId>();
  for (const { at, question } of compiled.questions) {
    const selected = selectedAnswer(compiled, visit, at);
    if (selected) selections.set(question.id, selected.answer.id);
  }
  return selections;
}

/** Returns whether both selections have the same answers to the same questions. */
export function isSameSelection(left: Selections, right: Selections): boolean {
  return left.size === right.size && [...left].every(([questionId, answerId]) => right.get(questionId) === answerId);
}

/** Returns the price of a question's selected answer; 0 when the question has no selected answer. Throws for an unknown question. */
export function priceOfQuestion(compiled: CompiledModel, visit: Visit, questionId: QuestionId): Ore {
  return ore(visit.prices.get(questionWithId(compiled, questionId).at));
}

/** Returns a question by its id. Throws for an unknown question. */
export function questionWithId({ questions, questionAt }: CompiledModel, id: QuestionId): CompiledQuestion {
  const question = questions[questionAt.get(id) ?? NONE];
  if (!question) throw new RangeError(`unknown question ${id}`);
  return question;
}

/** Returns the answers of a question that may be chosen now. */
export function validAnswers(question: CompiledQuestion, visit: Visit): CompiledAnswer[] {
  return question.answers.filter(({ at }) => visit.valid.get(at) === 1);
}

/** Returns whether the configurator lists the question: its rule is true, and there is a choice or the question is always shown. */
export function isListed(question: CompiledQuestion, visit: Visit): boolean {
  if (visit.shown.get(question.at) !== 1) return false;
  return question.question.showQuestionIfOneAnswer || validAnswers(question, visit).length > 1;
}

/** A visit that one transaction changes; `finished` returns the visit after the transaction. */
export class Draft implements RuleState {
  readonly answers: PagedNumbers;
  readonly shown: PagedNumbers;
  readonly valid: PagedNumbers;
  readonly prices: PagedNumbers;
  readonly providers: readonly Int32Array[];
  ordinaryPrice: number;
  accessoryPrice: number;
  /** The number of rules evaluated so far. */
  ruleEvaluations = 0;
  private readonly compiled: CompiledModel;

  constructor(compiled: CompiledModel, from: Visit | null) {
    this.compiled = compiled;
    this.providers = compiled.providers;
    const { questions, answers } = compiled;
    this.answers = from ? from.answers.copy() : PagedNumbers.filled(questions.length, NONE, (size) => new Int32Array(size));
    this.shown = from ? from.shown.copy() : PagedNumbers.filled(questions.length, 0, (size) => new Uint8Array(size));
    this.valid = from ? from.valid.copy() : PagedNumbers.filled(answers.length, 0, (size) => new Uint8Array(size));
    this.prices = from ? from.prices.copy() : PagedNumbers.filled(questions.length, 0, (size) => new Float64Array(size));
    this.ordinaryPrice = from ? from.ordinaryPrice : compiled.model.housePrice;
    this.accessoryPrice = from ? from.accessoryPrice : 0;
  }

  /** Evaluates the rules of a question and its answers. If a question reads itself, its own rule is evaluated again for each answer. */
  judge(question: CompiledQuestion): void {
    const { answers, at } = question;
    const selected = this.answers.get(at);
    const shown = this.asks(question.rule);
    this.shown.set(at, Number(shown));
    for (const answer of answers) {
      if (!question.readsItself) {
        this.valid.set(answer.at, Number(shown && this.asks(answer.rule)));
        continue;
      }
      this.answers.set(at, answer.at);
      this.valid.set(answer.at, Number(this.asks(question.rule) && this.asks(answer.rule)));
    }
    if (question.readsItself) this.answers.set(at, selected);
  }

  /** Computes the question's current price, and updates the ordinary price and the accessory price. */
  reprice({ at, question }: CompiledQuestion): void {
    const asked = () => {
      this.ruleEvaluations += 1;
    };
    const bases = this.compiled.answers[this.answers.get(at)]?.bases ?? [];
    let price = 0;
    for (const base of bases) for (const entry of this.compiled.bases[base]?.prices ?? []) price += amountOf(entry, this, asked);
    const difference = price - this.prices.get(at);
    this.prices.set(at, price);
    this.ordinaryPrice += difference;
    if (question.hasAccessories) this.accessoryPrice += difference;
  }

  /** Returns the finished visit. It uses the draft's lists without copying them, so call this method once, at the end. */
  finished(): Visit {
    const { answers, shown, valid, prices } = this;
    return { answers, shown, valid, prices, ordinaryPrice: ore(this.ordinaryPrice), accessoryPrice: ore(this.accessoryPrice) };
  }

  private asks(rule: Rule | null): boolean {
    if (!rule) return true;
    this.ruleEvaluations += 1;
    return holds(rule, this);
  }
}
