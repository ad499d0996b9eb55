import type { Answer, Question } from '@gavel/core';
import type { StandardPair } from './standard-visit.ts';

/** A question whose standard answer differs between the old and the new range in some houses. */
export interface ChangedStandard {
  readonly question: string;
  readonly before: string;
  readonly after: string;
  readonly houses: number;
}

/** Returns the questions of both ranges whose standard answer differs. */
export function changedStandards(pairs: readonly StandardPair[]): readonly ChangedStandard[] {
  const found = pairs.flatMap(({ house, was, is }) =>
    is.compiled.questions.flatMap(({ question }) => {
      const old = was.compiled.questions[was.compiled.questionAt.get(question.id) ?? -1]?.question;
      const [before, after] = [old && standardOf(old), standardOf(question)];
      if (!before || !after || before.id === after.id) return [];
      return [{ question: question.title, before: before.title, after: after.title, house: house.key }];
    }),
  );
  const alike = Map.groupBy(found, ({ question, before, after }) => JSON.stringify([question, before, after]));
  return [...alike.values()].flatMap((same) => {
    const houses = new Set(same.map(({ house }) => house)).size;
    return same.slice(0, 1).map(({ question, before, after }) => ({ question, before, after, houses }));
  });
}

/** Returns the answer that a question has at the start if no rule forbids it, as `defaultAmong` of the core. */
function standardOf({ answers }: Question): Answer | undefined {
  return answers.find(({ isDefaultAnswer }) => isDefaultAnswer) ?? answers[0];
}
