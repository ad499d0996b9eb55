import { type AnswerId, type Ore, ore } from '@gavel/core';
import { asText } from './as-text.ts';
import { priceChosen, type StandardPair, type StandardVisit } from './standard-visit.ts';

/** An answer whose price is different in the new range. */
export interface ChangedChoice {
  readonly question: string;
  readonly answer: string;
  /** The number of houses where the price differs. */
  readonly houses: number;
  /**
   * How much more the answer costs in the new range than in the old one, if all other answers are standard answers: of the houses and areas
   * with a difference, the smallest and the largest one. Both are 0 if the price differs only together with other choices.
   */
  readonly least: Ore;
  readonly most: Ore;
}

/** Returns the answers that both ranges have and whose prices, quantities or conditions of prices differ. */
export function changedChoices(pairs: readonly StandardPair[]): readonly ChangedChoice[] {
  const found = pairs.flatMap(({ house, was, is }) => {
    const [old, now] = [entriesIn(was), entriesIn(is)];
    return is.compiled.answers.flatMap(({ answer: { id, title }, question: at }) => {
      const question = is.compiled.questions[at]?.question;
      if (!question || !was.compiled.answerAt.has(id) || old(id) === now(id)) return [];
      const pick = { questionId: question.id, answerId: id };
      const [before, after] = [priceChosen(was, pick), priceChosen(is, pick)];
      const by = before === null || after === null ? 0 : after - before;
      return [{ id, question: question.title, answer: title, house: house.key, by }];
    });
  });
  return [...Map.groupBy(found, ({ id }) => id).values()].flatMap((same): ChangedChoice[] => {
    const [first] = same;
    if (!first) return [];
    const amounts = same.map(({ by }) => by).filter((by) => by !== 0);
    const [least, most] = amounts.length > 0 ? [Math.min(...amounts), Math.max(...amounts)] : [0, 0];
    const houses = new Set(same.map(({ house }) => house)).size;
    return [{ question: first.question, answer: first.answer, houses, least: ore(least), most: ore(most) }];
  });
}

/** Returns a function that writes all price entries of an answer as text. */
function entriesIn({ compiled: { answers, answerAt, model } }: StandardVisit): (id: AnswerId) => string {
  return (id) => {
    const bases = answers[answerAt.get(id) ?? -1]?.answer.baseAnswerIds ?? [];
    return asText(bases.map((base) => model.baseAnswerPrices.get(base) ?? []));
  };
}
