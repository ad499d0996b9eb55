import type { RuleId, RuleName, RuleSyntax } from './rule-parser.ts';

/** Prints a rule as text that `parseRule` parses to the same meaning. Numeric ids are printed without quotes, keys with quotes. */
export function printRule(rule: RuleSyntax): string {
  return print(rule, 0);
}

/** Removes constants from a rule: the result is a constant or contains no constant. */
export function simplifyRule(rule: RuleSyntax): RuleSyntax {
  switch (rule.kind) {
    case 'not': {
      const inner = simplifyRule(rule.rule);
      return inner.kind === 'const' ? { kind: 'const', value: !inner.value } : { kind: 'not', rule: inner };
    }
    case 'and':
    case 'or':
      return simplifyChain(rule.kind, rule.rules.map(simplifyRule));
    case 'if': {
      const condition = simplifyRule(rule.condition);
      const yes = simplifyRule(rule.yes);
      const no = simplifyRule(rule.no);
      if (condition.kind === 'const') return condition.value ? yes : no;
      if (yes.kind === 'const')
        return yes.value ? simplifyChain('or', [condition, no]) : simplifyChain('and', [{ kind: 'not', rule: condition }, no]);
      if (no.kind === 'const')
        return no.value ? simplifyChain('or', [{ kind: 'not', rule: condition }, yes]) : simplifyChain('and', [condition, yes]);
      return { kind: 'if', condition, yes, no };
    }
    default:
      return rule;
  }
}

/** A false part makes `and` false, and a true part makes `or` true. Other constants have no effect and are removed. */
function simplifyChain(kind: 'and' | 'or', rules: readonly RuleSyntax[]): RuleSyntax {
  const deciding = kind === 'or';
  if (rules.some((rule) => rule.kind === 'const' && rule.value === deciding)) return { kind: 'const', value: deciding };
  const open = rules.filter((rule) => rule.kind !== 'const');
  const [only] = open;
  if (!only) return { kind: 'const', value: !deciding };
  return open.length === 1 ? only : { kind, rules: open };
}

/**
 * Prints a rule.
 * @param binding a rule with a lower precedence than this gets parentheses. The precedences: 0: `? :`; 1: `||`; 2: `&&`; 3: a comparison
 * with a municipality; all other rules never need parentheses
 */
function print(rule: RuleSyntax, binding: number): string {
  switch (rule.kind) {
    case 'const':
      return String(rule.value);
    case 'sideBuilding':
      return 'sideBuilding';
    case 'answered':
      return `answered(${printId(rule.id)})`;
    case 'answers':
      return rule.quantifier === 'all' ? `allAnswers(${printIds(rule.ids)})` : printAny('answer', 'anyAnswer', rule.ids);
    case 'bases':
      return printAny('base', 'anyBase', rule.ids);
    case 'municipality':
      return printMunicipality(rule.names, rule.negated, binding);
    case 'not':
      return `!${print(rule.rule, 4)}`;
    case 'and':
      return enclose(rule.rules.map((part) => print(part, 3)).join(' && '), binding > 2);
    case 'or':
      return enclose(rule.rules.map((part) => print(part, 2)).join(' || '), binding > 1);
    case 'if':
      return enclose(`${print(rule.condition, 1)} ? ${print(rule.yes, 1)} : ${print(rule.no, 0)}`, binding > 0);
  }
}

/** Prints one id with the singular function (`one`, such as `answer`), several with the plural function (`many`: `anyAnswer`). */
function printAny(one: string, many: string, ids: readonly RuleId[]): string {
  const [first, ...others] = ids;
  return first && others.length === 0 ? `${one}(${printId(first)})` : `${many}(${printIds(ids)})`;
}

function printMunicipality(names: readonly RuleName[], negated: boolean, binding: number): string {
  const quoted = names.map(({ name }) => `"${name}"`);
  if (quoted.length === 1) return enclose(`municipality ${negated ? '!=' : '=='} ${quoted[0]}`, binding > 3);
  const within = `municipality in [${quoted.join(', ')}]`;
  return negated ? `!(${within})` : enclose(within, binding > 3);
}

function printIds(ids: readonly RuleId[]): string {
  return `[${ids.map(printId).join(', ')}]`;
}

function printId({ id }: RuleId): string {
  return typeof id === 'number' ? String(id) : `"${id}"`;
}

function enclose(text: string, needed: boolean): string {
  return needed ? `(${text})` : text;
}
