import type { AnswerId, BaseAnswerId, BaseQuestionId, QuestionId } from '../model/ids.ts';
import type { PriceEntry } from '../model/model.ts';
import { type Ore, ore } from '../model/money.ts';
import { amountOf, type CompiledPrice } from '../prices/compiled-price.ts';
import { holds, type Rule, type RuleState } from '../rules/compiled-rule.ts';
import type { CompiledModel } from '../visit/compile-model.ts';
import { selectedAnswer, type Visit } from '../visit/visit.ts';

/** One article of the factory (base answer) that a selected answer provides, with its quantity and price. */
export interface FactoryLine {
  readonly section: string;
  readonly questionId: QuestionId;
  readonly question: string;
  readonly answerId: AnswerId;
  readonly answer: string;
  /** Null: no base question contains the base answer. */
  readonly baseQuestionId: BaseQuestionId | null;
  readonly baseAnswerId: BaseAnswerId;
  /** The number of units, such as m², for a price per unit; 1 for a fixed price. */
  readonly quantity: number;
  /** kr including VAT, a decimal as written. */
  readonly unitPrice: number;
  /** Quantity times unit price, rounded once. */
  readonly amount: Ore;
}

/**
 * Returns a line for every base answer that the selected answers of a visit provide, question by question in range order. If several price
 * entries of a base answer apply, each has its own line; if none applies, there is one line with the amount 0. The lines of an answer add
 * up to the price of the answer. All lines and the price of the house alone add up to the ordinary price.
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
      // List base answers without a price too, because the factory delivers these articles.
      const parts = priced.length > 0 ? priced : [{ quantity: 1, unitPrice: 0, amount: ore(0) }];
      return parts.map((part): FactoryLine => ({ ...line, ...part }));
    });
  });
}

/** Returns the quantity and the price by one price entry; an empty list when the rule of the entry is false. */
function pricedBy(
  price: CompiledPrice,
  entry: PriceEntry | undefined,
  state: RuleState,
): Pick<FactoryLine, 'quantity' | 'unitPrice' | 'amount'>[] {
  const applies = (rule: Rule | null) => !rule || holds(rule, state);
  if (!entry || !applies(price.rule)) return [];
  const amount = amountOf(price, state, () => {});
  return [{ quantity: quantityOf(price, entry, applies), unitPrice: entry.price, amount }];
}

function quantityOf(
  price: CompiledPrice,
  { priceType, conditionalUnits }: PriceEntry,
  applies: (rule: Rule | null) => boolean,
): number {
  switch (priceType) {
    case 'fixed':
      return 1;
    case 'perUnit':
      return conditionalUnits.length === 0
        ? 1
        : (conditionalUnits[price.amounts.findIndex(({ rule }) => applies(rule))]?.units ?? 0);
  }
}
