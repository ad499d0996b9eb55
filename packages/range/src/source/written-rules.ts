import type { Place } from './fault.ts';
import { priceEntriesOf } from './price-entries.ts';
import type { AnswerSource, PriceSource, QuestionSource, Source } from './source.ts';

/** A rule with its file and line. */
export interface WrittenRule {
  readonly text: string;
  readonly place: Place;
  /** The question whose visibility or answers the rule decides; null for rules of prices. */
  readonly decides: QuestionSource | null;
  /** The answer that the rule decides; null: the rule decides a whole question or a price. */
  readonly answer: AnswerSource | null;
}

/** Returns every rule of a range. */
export function writtenRules({ questions, baseQuestions, places }: Source): WrittenRule[] {
  const rules: WrittenRule[] = [];
  const add = (
    owner: object,
    field: string,
    text: string | undefined,
    decides: QuestionSource | null,
    answer: AnswerSource | null,
  ) => {
    if (text !== undefined) rules.push({ text, place: places.of(owner, field), decides, answer });
  };
  const addPrice = (price: PriceSource | undefined) => {
    for (const entry of price === undefined ? [] : priceEntriesOf(price)) {
      add(entry, 'when', entry.when, null, null);
      for (const unit of entry.units ?? []) add(unit, 'when', unit.when, null, null);
    }
  };
  for (const question of questions) {
    add(question, 'rule', question.rule, question, null);
    for (const answer of question.answers) {
      add(answer, 'rule', answer.rule, question, answer);
      addPrice(answer.price);
    }
  }
  for (const { answers } of baseQuestions) for (const { price } of answers) addPrice(price);
  return rules;
}
