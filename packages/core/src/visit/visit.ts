import type { Selections } from '../model/configuration.ts';
import type { AnswerId, QuestionId } from '../model/ids.ts';
import { type Ore, ore } from '../model/money.ts';
import { amountOf } from '../prices/compiled-price.ts';
import { holds, NONE, type Rule, type RuleState } from '../rules/compiled-rule.ts';
import { PagedNumbers } from '../rules/paged-numbers.ts';
import type { CompiledAnswer, CompiledModel, CompiledQuestion } from './compile-model.ts';

/**
 * Where a visit stands: what is selected, and what follows from it. A value: `choose` gives a new one and leaves the old.
 * All lists are by position in the compiled model.
 */
export interface Visit {
  /** Question → selected answer, or NONE. */
  readonly answers: PagedNumbers;
  /** Question → 1 when its rule holds. */
  readonly shown: PagedNumbers;
  /** Answer → 1 when it may be chosen: `ok(S, q, a)` of the selection algorithm. */
  readonly valid: PagedNumbers;
  /** Question → price of its selected answer in öre. */
  readonly prices: PagedNumbers;
  /** House and all selected answers, before campaigns. */
  readonly ordinaryPrice: Ore;
  /** Selected answers of questions with accessories. */
  readonly accessoryPrice: Ore;
}

/** The selected answer of the question at this position. */
export function selectedAnswer({ answers }: CompiledModel, visit: Visit, at: number): CompiledAnswer | undefined {
  return answers[visit.answers.get(at)];
}

/** What is selected, by ids; only questions that have an answer. */
export function selectionsOf(compiled: CompiledModel, visit: Visit): Selections {
  const selections = new Map<QuestionId, AnswerId>();
  for (const { at, question } of compiled.questions) {
    const selected = selectedAnswer(compiled, visit, at);
    if (selected) selections.set(question.id, selected.answer.id);
  }
  return selections;
}

/** The same answers to the same questions. */
export function isSameSelection(left: Selections, right: Selections): boolean {
  return left.size === right.size && [...left].every(([questionId, answerId]) => right.get(questionId) === answerId);
}

/** Price of the selected answer of a question; 0 when it has none. Throws for a question the model does not have. */
export function priceOfQuestion(compiled: CompiledModel, visit: Visit, questionId: QuestionId): Ore {
  return ore(visit.prices.get(questionWithId(compiled, questionId).at));
}

/** Throws for a question the model does not have. */
export function questionWithId({ questions, questionAt }: CompiledModel, id: QuestionId): CompiledQuestion {
  const question = questions[questionAt.get(id) ?? NONE];
  if (!question) throw new RangeError(`unknown question ${id}`);
  return question;
}

/** The answers of a question that may be chosen now. */
export function validAnswers(question: CompiledQuestion, visit: Visit): CompiledAnswer[] {
  return question.answers.filter(({ at }) => visit.valid.get(at) === 1);
}

/** Listed in the configurator: the rule holds, and there is something to choose or the question is to be shown all the same. */
export function isListed(question: CompiledQuestion, visit: Visit): boolean {
  if (visit.shown.get(question.at) !== 1) return false;
  return question.question.showQuestionIfOneAnswer || validAnswers(question, visit).length > 1;
}

/** A visit that is being changed, inside one transaction. Nothing outside core's transaction holds one. */
export class Draft implements RuleState {
  readonly answers: PagedNumbers;
  readonly shown: PagedNumbers;
  readonly valid: PagedNumbers;
  readonly prices: PagedNumbers;
  readonly providers: readonly Int32Array[];
  ordinaryPrice: number;
  accessoryPrice: number;
  /** How many rules have been evaluated so far. */
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

  /** Evaluates the rules of a question and its answers, each once. */
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

  /** Works out what a question costs now, and with it the sums. */
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

  /** The draft's lists become the visit's: call it once, last. */
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
