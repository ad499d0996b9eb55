import type { AnswerId, BaseAnswerId, BaseQuestionId, QuestionId } from '../model/ids.ts';
import type { PriceEntry } from '../model/model.ts';
import { type Ore, ore } from '../model/money.ts';
import { amountOf, type CompiledPrice } from '../prices/compiled-price.ts';
import { holds, type Rule, type RuleState } from '../rules/compiled-rule.ts';
import type { CompiledModel } from '../visit/compile-model.ts';
import { selectedAnswer, type Visit } from '../visit/visit.ts';

/** What the factory provides for one answer: a base answer, how much of it, and what that costs. */
export interface FactoryLine {
  readonly section: string;
  readonly questionId: QuestionId;
  readonly question: string;
  readonly answerId: AnswerId;
  readonly answer: string;
  /** Null: the base answer belongs to no base question. */
  readonly baseQuestionId: BaseQuestionId | null;
  readonly baseAnswerId: BaseAnswerId;
  /** Of what is priced by units the units, such as m²; otherwise 1. */
  readonly quantity: number;
  /** kr incl. VAT, a decimal as written. */
  readonly unitPrice: number;
  /** The two multiplied, rounded once. */
  readonly amount: Ore;
}

/**
 * Every base answer that a house provides, question by question in range order; of one that has several prices a line for each that applies. The
 * lines of an answer add up to its price, and those of all answers, with the price of the house itself, to the ordinary price.
 */
export function factoryLines(compiled: CompiledModel, visit: Visit): FactoryLine[] {
  const state: RuleState = { answers: visit.answers, providers: compiled.providers };
  const baseQuestions = new Map(
    [...compiled.model.baseQuestionToAnswers].flatMap(([question, answers]) =>
      answers.map((answer) => [answer, question] as const),
    ),
  );
  return compiled.questions.flatMap(({ at, section, question }) => {
    const selected = selectedAnswer(compiled, visit, at);
    return (selected?.bases ?? []).flatMap((position) => {
      const base = compiled.bases[position];
      if (!selected || !base) return [];
      const entries = compiled.model.baseAnswerPrices.get(base.id) ?? [];
      const priced = base.prices.flatMap((price, index) => pricedBy(price, entries[index], state));
      const line = {
        section: compiled.model.sections[section]?.title ?? '',
        questionId: question.id,
        question: question.title,
        answerId: selected.answer.id,
        answer: selected.answer.title,
        baseQuestionId: baseQuestions.get(base.id) ?? null,
        baseAnswerId: base.id,
      };
      // What costs nothing is provided all the same.
      const parts = priced.length > 0 ? priced : [{ quantity: 1, unitPrice: 0, amount: ore(0) }];
      return parts.map((part): FactoryLine => ({ ...line, ...part }));
    });
  });
}

/** Nothing where the entry's rule does not hold. */
function pricedBy(
  price: CompiledPrice,
  entry: PriceEntry | undefined,
  state: RuleState,
): Pick<FactoryLine, 'quantity' | 'unitPrice' | 'amount'>[] {
  const applies = (rule: Rule | null) => !rule || holds(rule, state);
  if (!entry || !applies(price.rule)) return [];
  const amount = amountOf(price, state, () => {});
  const isByUnits = entry.priceType === 'perUnit' && entry.conditionalUnits.length > 0;
  const units = isByUnits ? entry.conditionalUnits[price.amounts.findIndex(({ rule }) => applies(rule))]?.units : 1;
  return [{ quantity: units ?? 0, unitPrice: entry.price, amount }];
}
