import { expect, test } from 'vitest';
import type { Selections } from '../model/configuration.ts';
import type { AnswerId } from '../model/ids.ts';
import type { Answer, Model, Question } from '../model/model.ts';
import { parseRule, type RuleSyntax } from '../rules/rule-parser.ts';
import { pick, randomModel, seededRandom } from '../testing/index.ts';
import { choose, startVisit } from './choose.ts';
import { compileModel } from './compile-model.ts';
import { selectionsOf } from './visit.ts';

/**
 * The number of evaluated rules does not depend on the machine. A choice may evaluate these rules, each once: the rules of questions that
 * the choice affects, and the price rules of selected answers whose question or prices the choice affects. The test computes the allowed
 * number itself, from the rule texts of the model and the selections before and after the choice.
 */
test.each([
  ['typical', 17, 300],
  ['10×', 170, 120],
])(
  'a choice in a model of %s size evaluates no more rules than it affects, and on average less than a fifteenth of all rules',
  (_, sections, choices) => {
    const model = randomModel(2026, { sections });
    const allowed = allowance(model);
    const compiled = compileModel(model);
    const random = seededRandom(11);
    let { visit } = startVisit(compiled);
    let asked = 0;
    let transactions = 0;
    while (transactions < choices) {
      const { question } = compiled.questions[Math.floor(random() * compiled.questions.length)] ?? {};
      const answer = question?.answers[Math.floor(random() * question.answers.length)];
      if (!question || !answer) throw new Error('the model has no questions');
      const transition = choose(compiled, visit, [pick(question.id, answer.id)]);
      if (!transition.accepted || transition.changes.length === 0) continue;
      const limit = allowed(selectionsOf(compiled, visit), selectionsOf(compiled, transition.visit));
      expect(transition.ruleEvaluations).toBeLessThanOrEqual(limit);
      asked += transition.ruleEvaluations;
      transactions += 1;
      visit = transition.visit;
    }
    expect(asked).toBeGreaterThan(0);
    expect(countOfRules(model)).toBeGreaterThan(15 * (asked / transactions));
  },
);

test('choosing a selected answer evaluates no rule', () => {
  const compiled = compileModel(randomModel(2026));
  const { visit } = startVisit(compiled);
  const selected = [...selectionsOf(compiled, visit)].map(([question, answer]) => pick(question, answer));
  expect(choose(compiled, visit, selected).ruleEvaluations).toBe(0);
});

test('startVisit evaluates no more rules than the model has; a price rule counts for each answer that has it', () => {
  const model = randomModel(2026);
  expect(startVisit(compileModel(model)).ruleEvaluations).toBeLessThanOrEqual(countOfRules(model));
});

/** Returns the allowed number of rule evaluations for a change of selections. */
function allowance(model: Model): (before: Selections, after: Selections) => number {
  const questions = model.sections.flatMap((section) => section.questions);
  const answers = new Map(questions.flatMap((question) => question.answers.map((answer) => [answer.id, answer])));
  const basesOf = (answer: AnswerId | undefined) => new Set(answer === undefined ? [] : answers.get(answer)?.baseAnswerIds);
  const named = new Map(
    questions.map((question) => [
      question.id,
      { rules: namesIn(ownRules(question)), prices: namesIn(priceRules(model, question.answers)) },
    ]),
  );

  return (before, after) => {
    const changed = new Set<string>();
    const moved = questions.filter(({ id }) => before.get(id) !== after.get(id));
    for (const { id } of moved) {
      for (const answer of [before.get(id), after.get(id)]) if (answer) changed.add(`answer ${answer}`);
      if (!before.get(id) !== !after.get(id)) changed.add(`question ${id}`);
    }
    const each = moved.map(({ id }) => [basesOf(before.get(id)), basesOf(after.get(id))] as const);
    const givenUp = new Set(each.flatMap(([old, now]) => [...old.difference(now)]));
    const takenUp = new Set(each.flatMap(([old, now]) => [...now.difference(old)]));
    const provided = [before, after].map((selections) => new Set([...selections.values()].flatMap((id) => [...basesOf(id)])));
    // If one question stops providing a base answer and another starts to, the base answer may be missing in between. So rules that read
    // it may be evaluated.
    const passedOn = givenUp.intersection(takenUp);
    for (const base of givenUp.union(takenUp)) {
      if (passedOn.has(base) || provided[0]?.has(base) !== provided[1]?.has(base)) changed.add(`base ${base}`);
    }
    const reading = questions.filter(({ id }) => named.get(id)?.rules.intersection(changed).size);
    const repriced = questions.filter(
      (question) => moved.includes(question) || named.get(question.id)?.prices.intersection(changed).size,
    );
    const selected = repriced.flatMap((question) => question.answers.filter((answer) => answer.id === after.get(question.id)));
    return reading.flatMap(ownRules).length + priceRules(model, selected).length;
  };
}

function countOfRules(model: Model): number {
  const questions = model.sections.flatMap((section) => section.questions);
  return (
    questions.flatMap(ownRules).length +
    priceRules(
      model,
      questions.flatMap(({ answers }) => answers),
    ).length
  );
}

function ownRules({ rule, answers }: Question): string[] {
  return [rule, ...answers.map((answer) => answer.rule)].filter((text) => text !== '');
}

/** Returns the price rules of the base answers of these answers. A rule occurs once for every answer that has it. */
function priceRules({ baseAnswerPrices }: Model, answers: readonly Answer[]): string[] {
  const entries = answers.flatMap(({ baseAnswerIds }) =>
    [...new Set(baseAnswerIds)].flatMap((id) => baseAnswerPrices.get(id) ?? []),
  );
  return entries
    .flatMap(({ rule, conditionalUnits }) => [rule, ...conditionalUnits.map((units) => units.rule)])
    .filter((text) => text !== '');
}

function namesIn(rules: readonly string[]): Set<string> {
  return new Set(rules.flatMap((text) => leaves(parseRule(text, 'numbers'))));
}

function leaves(rule: RuleSyntax | null): string[] {
  switch (rule?.kind) {
    case 'answers':
      return rule.ids.map(({ id }) => `answer ${id}`);
    case 'bases':
      return rule.ids.map(({ id }) => `base ${id}`);
    case 'answered':
      return [`question ${rule.id.id}`];
    case 'not':
      return leaves(rule.rule);
    case 'and':
    case 'or':
      return rule.rules.flatMap(leaves);
    case 'if':
      return [rule.condition, rule.yes, rule.no].flatMap(leaves);
    default:
      return [];
  }
}
