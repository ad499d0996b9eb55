import type { QuestionId } from '@gavel/core';
import type { PublishedRange } from '@gavel/range';
import { plantFault } from '../packages/proof/src/testing/index.ts';

/** A range (houses, answers and prices) in which the rules of one question or of its answers were changed. */
export interface ChangedRange {
  readonly range: PublishedRange;
  readonly questionId: QuestionId;
}

/** Returns a range with a fault in the rules of one question, in every house that has the question. */
export function changeQuestion(range: PublishedRange, random: () => number): ChangedRange {
  for (;;) {
    const house = range.houses[Math.floor(random() * range.houses.length)];
    const planted = house && plantFault(house, random);
    const changed = planted && changedQuestion(house, planted.house);
    if (!changed) continue;
    return { questionId: changed.id, range: { ...range, houses: range.houses.map((some) => withQuestion(some, changed)) } };
  }
}

type House = PublishedRange['houses'][number];
type Model = Pick<House, 'webConfiguration'>;
type Question = House['webConfiguration']['sections'][number]['questions'][number];

function changedQuestion(before: Model, after: Model): Question | null {
  const rulesOf = ({ rule, answers }: Question) => JSON.stringify([rule, answers.map((answer) => answer.rule)]);
  const old = new Map(
    before.webConfiguration.sections.flatMap(({ questions }) => questions).map((one) => [one.id, rulesOf(one)]),
  );
  return (
    after.webConfiguration.sections.flatMap(({ questions }) => questions).find((one) => old.get(one.id) !== rulesOf(one)) ?? null
  );
}

/**
 * Returns the house with the changed rules of the question. Keeps the earlier rule if the changed rule names an answer that the house does
 * not have.
 */
function withQuestion(house: House, changed: Question): House {
  const { webConfiguration } = house;
  const all = webConfiguration.sections.flatMap(({ questions }) => questions);
  const known = new Set(all.flatMap(({ answers }) => answers.map(({ id }) => String(id))));
  const isReadable = (rule: string) => [...rule.matchAll(/\d+/g)].every(([id]) => known.has(id));
  const rules = new Map(changed.answers.map(({ id, rule }) => [id, rule]));
  const sections = webConfiguration.sections.map((section) => ({
    ...section,
    questions: section.questions.map((question) => {
      if (question.id !== changed.id) return question;
      const answers = question.answers.map((answer) => {
        const rule = rules.get(answer.id) ?? answer.rule;
        return isReadable(rule) ? { ...answer, rule } : answer;
      });
      return { ...question, answers, ...(isReadable(changed.rule) ? { rule: changed.rule } : {}) };
    }),
  }));
  return { ...house, webConfiguration: { ...webConfiguration, sections } };
}
