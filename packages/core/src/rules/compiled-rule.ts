import { type AnswerId, asAnswerId, asBaseAnswerId, asQuestionId, type BaseAnswerId, type QuestionId } from '../model/ids.ts';
import type { NumbersByPosition } from './paged-numbers.ts';
import type { RuleSyntax } from './rule-parser.ts';

/**
 * A compiled rule: the code evaluates it, explains it, and finds the answers that it depends on. Its leaves contain positions in the
 * compiled model (integers), or facts that are constant for the whole visit.
 */
export type Rule =
  | { readonly kind: 'fact'; readonly holds: boolean; readonly fact: Fact }
  | { readonly kind: 'answer'; readonly question: number; readonly answer: number }
  | { readonly kind: 'base'; readonly base: number }
  | { readonly kind: 'answered'; readonly question: number }
  | { readonly kind: 'not'; readonly rule: Rule }
  | { readonly kind: 'and' | 'or'; readonly rules: readonly Rule[] };

/** The reason why a fact is true or false, for explanations. `municipality`: whether the house is in one of the named municipalities. */
type Fact =
  | { readonly kind: 'constant' }
  | { readonly kind: 'municipality'; readonly names: readonly string[] }
  | { readonly kind: 'sideBuilding' };

/** The data that the evaluation of a rule reads: integers only. */
export interface RuleState {
  /** Question → selected answer, or NONE. */
  readonly answers: NumbersByPosition;
  /** Base answer → the (question, answer) pairs that provide it, all in one list of numbers. */
  readonly providers: readonly Int32Array[];
}

/** The position that means that no answer is selected. */
export const NONE = -1;

export function holds(rule: Rule, state: RuleState): boolean {
  switch (rule.kind) {
    case 'fact':
      return rule.holds;
    case 'answer':
      return state.answers.get(rule.question) === rule.answer;
    case 'base':
      return isProvided(rule.base, state);
    case 'answered':
      return state.answers.get(rule.question) !== NONE;
    case 'not':
      return !holds(rule.rule, state);
    case 'and':
      for (const part of rule.rules) if (!holds(part, state)) return false;
      return true;
    case 'or':
      for (const part of rule.rules) if (holds(part, state)) return true;
      return false;
  }
}

/** Returns whether one of the answers that provide the base answer is selected. */
export function isProvided(base: number, { answers, providers }: RuleState): boolean {
  const pairs = providers[base];
  if (!pairs) return false;
  for (let at = 0; at < pairs.length; at += 2) if (answers.get(pairs[at] ?? NONE) === pairs[at + 1]) return true;
  return false;
}

/** A leaf of a rule whose value changes with the selected answers. */
export type Atom = Extract<Rule, { kind: 'answer' | 'base' | 'answered' }>;

/** Yields all atoms of a rule. */
export function* atomsOf(rule: Rule): Generator<Atom> {
  switch (rule.kind) {
    case 'fact':
      return;
    case 'not':
      yield* atomsOf(rule.rule);
      return;
    case 'and':
    case 'or':
      for (const part of rule.rules) yield* atomsOf(part);
      return;
    default:
      yield rule;
  }
}

/**
 * Resolves the ids of a rule in one model. The functions throw for an id that the model does not have. `position`: the 1-based position of
 * the id in the rule's text.
 */
export interface RuleNames {
  answer(id: AnswerId, position: number): { readonly question: number; readonly answer: number };
  base(id: BaseAnswerId, position: number): number;
  question(id: QuestionId, position: number): number;
  readonly municipalityName: string;
  readonly isSideBuilding: boolean;
}

/** Compiles a rule whose ids are numbers. Throws for an id that the model does not have. */
export function compileRule(syntax: RuleSyntax, names: RuleNames): Rule {
  switch (syntax.kind) {
    case 'const':
      return { kind: 'fact', holds: syntax.value, fact: { kind: 'constant' } };
    case 'sideBuilding':
      return { kind: 'fact', holds: names.isSideBuilding, fact: { kind: 'sideBuilding' } };
    case 'municipality': {
      const listed = syntax.names.map(({ name }) => name);
      const inside: Rule = {
        kind: 'fact',
        holds: listed.includes(names.municipalityName),
        fact: { kind: 'municipality', names: listed },
      };
      return syntax.negated ? { kind: 'not', rule: inside } : inside;
    }
    case 'answers':
      return joined(
        syntax.quantifier === 'any' ? 'or' : 'and',
        syntax.ids.map(({ id, position }) => ({ kind: 'answer', ...names.answer(asAnswerId(Number(id)), position) })),
      );
    case 'bases':
      return joined(
        'or',
        syntax.ids.map(({ id, position }) => ({ kind: 'base', base: names.base(asBaseAnswerId(Number(id)), position) })),
      );
    case 'answered':
      return { kind: 'answered', question: names.question(asQuestionId(Number(syntax.id.id)), syntax.id.position) };
    case 'not':
      return { kind: 'not', rule: compileRule(syntax.rule, names) };
    case 'and':
    case 'or':
      return { kind: syntax.kind, rules: syntax.rules.map((part) => compileRule(part, names)) };
    case 'if': {
      const condition = compileRule(syntax.condition, names);
      const yes = compileRule(syntax.yes, names);
      const no = compileRule(syntax.no, names);
      return joined('or', [joined('and', [condition, yes]), joined('and', [{ kind: 'not', rule: condition }, no])]);
    }
  }
}

function joined(kind: 'and' | 'or', rules: readonly Rule[]): Rule {
  const [only] = rules;
  return rules.length === 1 && only ? only : { kind, rules };
}
