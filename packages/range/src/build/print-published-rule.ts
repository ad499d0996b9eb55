import { printRule, type RuleId, type RuleSyntax } from '@gavel/core';
import type { IdSpace } from '../source/ids-lock.ts';
import type { Ids } from './ids.ts';

/** Returns a rule as published text: with ids instead of keys, and empty when it is always true. */
export function printPublishedRule(rule: RuleSyntax | null, ids: Ids): string {
  return rule ? printRule(number(rule, ids)) : '';
}

function number(rule: RuleSyntax, ids: Ids): RuleSyntax {
  const numbered = (space: IdSpace, { id, position }: RuleId): RuleId => ({ id: ids(space, String(id)), position });
  switch (rule.kind) {
    case 'answers':
      return { ...rule, ids: rule.ids.map((id) => numbered('answers', id)) };
    case 'bases':
      return { ...rule, ids: rule.ids.map((id) => numbered('baseAnswers', id)) };
    case 'answered':
      return { ...rule, id: numbered('questions', rule.id) };
    case 'not':
      return { kind: 'not', rule: number(rule.rule, ids) };
    case 'and':
    case 'or':
      return { kind: rule.kind, rules: rule.rules.map((part) => number(part, ids)) };
    case 'if':
      return { kind: 'if', condition: number(rule.condition, ids), yes: number(rule.yes, ids), no: number(rule.no, ids) };
    default:
      return rule;
  }
}
