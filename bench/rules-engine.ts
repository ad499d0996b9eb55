import { type Model, parseRule, type RuleSyntax, type Selections } from '@gavel/core';
import { Engine, type TopLevelCondition } from 'json-rules-engine';

/** Returns a function that evaluates the rules of the model’s questions and answers in json-rules-engine, for one selection of answers. */
export function rulesEngine(model: Model): (selections: Selections) => Promise<unknown> {
  const engine = new Engine([], { allowUndefinedFacts: true });
  engine.addOperator('has', (set: ReadonlySet<unknown>, wanted: unknown) => set.has(wanted));
  engine.addOperator('lacks', (set: ReadonlySet<unknown>, wanted: unknown) => !set.has(wanted));
  const questions = model.sections.flatMap((section) => section.questions);
  for (const { id, rule, answers } of questions) {
    for (const [owner, text] of [[`question ${id}`, rule], ...answers.map((answer) => [`answer ${answer.id}`, answer.rule])]) {
      const syntax = parseRule(text ?? '', 'numbers');
      if (syntax) engine.addRule({ conditions: topLevel(conditionOf(syntax, true)), event: { type: owner ?? '' } });
    }
  }
  const basesOf = new Map(
    questions.flatMap(({ answers }) => answers.map((answer) => [answer.id, answer.baseAnswerIds] as const)),
  );
  return (selections) => {
    const chosen = [...selections.values()];
    return engine.run({
      answers: new Set(chosen),
      questions: new Set(selections.keys()),
      bases: new Set(chosen.flatMap((id) => basesOf.get(id) ?? [])),
      facts: new Set([model.municipalityName, ...(model.isSideBuilding ? ['sideBuilding'] : [])]),
    });
  };
}

type Condition = { any: Condition[] } | { all: Condition[] } | { fact: string; operator: 'has' | 'lacks'; value: unknown };

/** Returns a rule as a condition of the engine. Moves negations to the innermost parts, where the engine has operators for them. */
function conditionOf(rule: RuleSyntax, wanted: boolean): Condition {
  const has = (fact: string, value: unknown): Condition => ({ fact, operator: wanted ? 'has' : 'lacks', value });
  const joined = (any: boolean, parts: Condition[]): Condition => (any === wanted ? { any: parts } : { all: parts });
  switch (rule.kind) {
    case 'const':
      return { fact: 'facts', operator: rule.value === wanted ? 'lacks' : 'has', value: 'nothing has this name' };
    case 'sideBuilding':
      return has('facts', 'sideBuilding');
    case 'municipality':
      if (rule.negated) return conditionOf({ ...rule, negated: false }, !wanted);
      return joined(
        true,
        rule.names.map(({ name }) => has('facts', name)),
      );
    case 'answers':
      return joined(
        rule.quantifier === 'any',
        rule.ids.map(({ id }) => has('answers', id)),
      );
    case 'bases':
      return joined(
        true,
        rule.ids.map(({ id }) => has('bases', id)),
      );
    case 'answered':
      return has('questions', rule.id.id);
    case 'not':
      return conditionOf(rule.rule, !wanted);
    case 'and':
    case 'or':
      return joined(
        rule.kind === 'or',
        rule.rules.map((part) => conditionOf(part, wanted)),
      );
    case 'if': {
      const { condition, yes, no } = rule;
      const branches: RuleSyntax[] = [
        { kind: 'and', rules: [condition, yes] },
        { kind: 'and', rules: [{ kind: 'not', rule: condition }, no] },
      ];
      return conditionOf({ kind: 'or', rules: branches }, wanted);
    }
  }
}

function topLevel(condition: Condition): TopLevelCondition {
  return 'fact' in condition ? { all: [condition] } : condition;
}
