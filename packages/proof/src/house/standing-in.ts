import type { CompiledModel, CompiledPrice, Rule } from '@gavel/core/compiled';

/**
 * Returns the model in another municipality of the same price area. Only rules about the municipality differ, so nothing is parsed again.
 */
export function standingIn(compiled: CompiledModel, municipalityName: string): CompiledModel {
  const moved = (rule: Rule | null): Rule | null => rule && moveRule(rule, municipalityName);
  const answers = compiled.answers.map((answer) => ({ ...answer, rule: moved(answer.rule) }));
  return {
    ...compiled,
    model: { ...compiled.model, municipalityName },
    answers,
    questions: compiled.questions.map((question) => ({
      ...question,
      rule: moved(question.rule),
      answers: question.answers.map((answer) => answers[answer.at] ?? answer),
    })),
    bases: compiled.bases.map((base) => ({ ...base, prices: base.prices.map((price) => movePrice(price, municipalityName)) })),
  };
}

function movePrice({ rule, amounts, rules }: CompiledPrice, municipalityName: string): CompiledPrice {
  return {
    rule: rule && moveRule(rule, municipalityName),
    amounts: amounts.map((one) => ({ ...one, rule: one.rule && moveRule(one.rule, municipalityName) })),
    rules: rules.map((one) => moveRule(one, municipalityName)),
  };
}

function moveRule(rule: Rule, municipalityName: string): Rule {
  switch (rule.kind) {
    case 'fact':
      if (rule.fact.kind !== 'municipality') return rule;
      return { ...rule, holds: rule.fact.names.includes(municipalityName) };
    case 'not':
      return { kind: 'not', rule: moveRule(rule.rule, municipalityName) };
    case 'and':
    case 'or':
      return { kind: rule.kind, rules: rule.rules.map((part) => moveRule(part, municipalityName)) };
    default:
      return rule;
  }
}
