import type { RuleSyntax } from './rule-parser.ts';

/** The parts of a rule that refer to answers, base answers, questions, municipalities or the kind of building. */
export type RuleReference = Extract<RuleSyntax, { kind: 'answers' | 'bases' | 'answered' | 'municipality' | 'sideBuilding' }>;

/** Returns all references in a rule. */
export function referencesIn(rule: RuleSyntax | null): RuleReference[] {
  if (!rule) return [];
  switch (rule.kind) {
    case 'const':
      return [];
    case 'not':
      return referencesIn(rule.rule);
    case 'and':
    case 'or':
      return rule.rules.flatMap(referencesIn);
    case 'if':
      return [rule.condition, rule.yes, rule.no].flatMap(referencesIn);
    default:
      return [rule];
  }
}
