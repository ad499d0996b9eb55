import type { RuleSyntax } from '@gavel/core';

/** Everything that a rule asks about. */
export type RuleAtom = Extract<RuleSyntax, { kind: 'answers' | 'bases' | 'answered' | 'municipality' | 'sideBuilding' }>;

export function atomsOf(rule: RuleSyntax | null): RuleAtom[] {
  if (!rule) return [];
  switch (rule.kind) {
    case 'const':
      return [];
    case 'not':
      return atomsOf(rule.rule);
    case 'and':
    case 'or':
      return rule.rules.flatMap(atomsOf);
    case 'if':
      return [rule.condition, rule.yes, rule.no].flatMap(atomsOf);
    default:
      return [rule];
  }
}
