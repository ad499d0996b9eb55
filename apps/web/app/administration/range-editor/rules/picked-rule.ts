import type { RuleId, RuleSyntax } from '@gavel/core';

/** One condition of a rule: a subject, which must have one of the listed values. If `is` is false, the condition is negated. */
export type Condition =
  | { readonly kind: 'answers'; readonly question: string; readonly answers: readonly string[]; readonly is: boolean }
  | { readonly kind: 'bases'; readonly bases: readonly string[]; readonly is: boolean }
  | { readonly kind: 'municipality'; readonly names: readonly string[]; readonly is: boolean }
  | { readonly kind: 'answered'; readonly question: string; readonly is: boolean }
  | { readonly kind: 'sideBuilding'; readonly is: boolean };

/** A group of conditions: all of them must be true (`and`), or at least one (`or`). */
export interface ConditionGroup {
  readonly kind: 'and' | 'or';
  readonly parts: readonly Condition[];
}

/** A rule as the pickers show it: conditions and groups of conditions. A rule without conditions is always true. */
export interface PickedRule {
  readonly kind: 'and' | 'or';
  readonly parts: readonly (Condition | ConditionGroup)[];
}

export function isGroup(part: Condition | ConditionGroup): part is ConditionGroup {
  return part.kind === 'and' || part.kind === 'or';
}

/**
 * Returns a rule as conditions for the pickers. Null if the rule is nested too deep for them, or contains a conditional, a constant or an
 * unknown answer.
 * @param questionOf returns the question of an answer
 */
export function pickedRule(syntax: RuleSyntax | null, questionOf: (answer: string) => string | undefined): PickedRule | null {
  if (!syntax) return { kind: 'and', parts: [] };
  const tree = treeOf(syntax, false, questionOf);
  if (!tree) return null;
  if (!('parts' in tree)) return { kind: 'and', parts: [tree] };
  const parts = tree.parts.map((part) => ('parts' in part ? flatGroup(part) : part));
  return parts.includes(null) ? null : { kind: tree.kind, parts: parts.filter((part) => part !== null) };
}

/** Returns the syntax tree in the rule language for a rule from the pickers; null if the rule is always true. */
export function syntaxOf({ kind, parts }: PickedRule): RuleSyntax | null {
  const rules = parts.flatMap((part) => {
    if (!isGroup(part)) return [syntaxOfCondition(part)];
    const inner = part.parts.map(syntaxOfCondition);
    return inner.length === 0 ? [] : [chained(part.kind, inner)];
  });
  return rules.length === 0 ? null : chained(kind, rules);
}

type Tree = Condition | { readonly kind: 'and' | 'or'; readonly parts: readonly Tree[] };

function flatGroup({ kind, parts }: Extract<Tree, { parts: unknown }>): ConditionGroup | null {
  const conditions = parts.filter((part): part is Condition => !('parts' in part));
  return conditions.length === parts.length ? { kind, parts: conditions } : null;
}

/** Moves each negation inwards, until it applies to a single condition. */
function treeOf(rule: RuleSyntax, negated: boolean, questionOf: (answer: string) => string | undefined): Tree | null {
  switch (rule.kind) {
    case 'not':
      return treeOf(rule.rule, !negated, questionOf);
    case 'and':
    case 'or': {
      const parts = rule.rules.map((part) => treeOf(part, negated, questionOf));
      return parts.includes(null)
        ? null
        : joined(
            negated ? opposite(rule.kind) : rule.kind,
            parts.filter((part) => part !== null),
          );
    }
    case 'answers':
      return answersTree(rule, negated, questionOf);
    case 'bases':
      return { kind: 'bases', bases: rule.ids.map(({ id }) => String(id)), is: !negated };
    case 'municipality':
      return { kind: 'municipality', names: rule.names.map(({ name }) => name), is: rule.negated === negated };
    case 'answered':
      return { kind: 'answered', question: String(rule.id.id), is: !negated };
    case 'sideBuilding':
      return { kind: 'sideBuilding', is: !negated };
    default:
      return null;
  }
}

function answersTree(
  { ids, quantifier }: Extract<RuleSyntax, { kind: 'answers' }>,
  negated: boolean,
  questionOf: (answer: string) => string | undefined,
): Tree | null {
  const answers = ids.map(({ id }) => String(id));
  const groups =
    quantifier === 'all'
      ? answers.map((answer) => [answer])
      : [...Map.groupBy(answers, (answer) => questionOf(answer) ?? '').values()];
  const parts = groups.flatMap((group): Condition[] => {
    const question = questionOf(group[0] ?? '');
    return question === undefined ? [] : [{ kind: 'answers', question, answers: group, is: !negated }];
  });
  if (parts.length < groups.length) return null;
  const kind = quantifier === 'all' ? 'and' : 'or';
  return joined(negated ? opposite(kind) : kind, parts);
}

function joined(kind: 'and' | 'or', parts: readonly Tree[]): Tree {
  const [first] = parts;
  if (first && parts.length === 1) return first;
  return { kind, parts: parts.flatMap((part) => ('parts' in part && part.kind === kind ? part.parts : [part])) };
}

function opposite(kind: 'and' | 'or'): 'and' | 'or' {
  return kind === 'and' ? 'or' : 'and';
}

function chained(kind: 'and' | 'or', rules: readonly RuleSyntax[]): RuleSyntax {
  const [first] = rules;
  return first && rules.length === 1 ? first : { kind, rules };
}

function syntaxOfCondition(condition: Condition): RuleSyntax {
  const asked = askedIn(condition);
  return condition.is ? asked : { kind: 'not', rule: asked };
}

function askedIn(condition: Condition): RuleSyntax {
  switch (condition.kind) {
    case 'answers':
      return { kind: 'answers', quantifier: 'any', ids: condition.answers.map(unplaced) };
    case 'bases':
      return { kind: 'bases', ids: condition.bases.map(unplaced) };
    case 'municipality':
      return { kind: 'municipality', names: condition.names.map((name) => ({ name, position: 0 })), negated: false };
    case 'answered':
      return { kind: 'answered', id: unplaced(condition.question) };
    case 'sideBuilding':
      return { kind: 'sideBuilding' };
  }
}

/** Returns an id that was not parsed from the text of a rule. It has no position in a text, so its position is 0. */
function unplaced(id: string): RuleId {
  return { id, position: 0 };
}
