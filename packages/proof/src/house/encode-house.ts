import type { CompiledModel, CompiledQuestion, Rule } from '@gavel/core/compiled';
import { Clauses, type Literal } from '../logic/clauses.ts';
import type { MunicipalityKind } from './municipality-kinds.ts';

/** The chosen answers of a house and its kind of municipality, as literals. The lists follow the positions in the compiled model. */
export interface Choices {
  /** Answer → the literal that is true when the answer is chosen. */
  readonly chosen: readonly Literal[];
  /** Kind of municipality → the literal that is true when the house is in a municipality of this kind. */
  readonly kinds: readonly Literal[];
}

/** What follows from some choices by the rules of the model. */
export interface Consequences {
  /** Answer → the literal that is true when the answer is valid: its question is shown, and the rule of the answer is true. */
  readonly valid: readonly Literal[];
  /** Question → the literal that is true when at least one of its answers is valid. */
  readonly answerable: readonly Literal[];
}

export interface EncodedHouse extends Choices {
  readonly clauses: Clauses;
  /** Returns the literal that is true when the rule is true. Without a rule the literal is always true. */
  literalOf(rule: Rule | null): Literal;
  /**
   * Adds clauses to the formula: what the rules require of these questions, given by position. If the list contains all questions on which
   * its questions depend, every solution can be extended to the other questions of the house.
   */
  constrain(questions: Iterable<number>): void;
}

/**
 * Encodes the selections of a house in any municipality as a formula: every chosen answer is valid, a question has at most one chosen
 * answer, and it has one if one of its answers is valid. If the questions form no cycle, and every shown question always has a chosen
 * answer, the solutions are exactly the states that clicks reach.
 * @param mayStayEmpty questions that may have no chosen answer even if one of their answers is valid
 */
export function encodeHouse(
  compiled: CompiledModel,
  kinds: readonly MunicipalityKind[],
  mayStayEmpty: ReadonlySet<number> = new Set(),
): EncodedHouse {
  const clauses = new Clauses();
  const choices = newChoices(compiled, kinds, clauses);
  const literalOf = ruleLiterals(compiled, kinds, choices, clauses);
  const done = new Set<number>();
  const constrainOne = ({ at, rule, answers }: CompiledQuestion) => {
    const chosen = answers.map((answer) => literalAt(choices.chosen, answer.at));
    const shown = literalOf(rule);
    const valid = answers.map((answer) => clauses.and([shown, literalOf(answer.rule)]));
    valid.forEach((literal, index) => {
      clauses.add([-literalAt(chosen, index), literal]);
    });
    clauses.atMostOne(chosen);
    if (!mayStayEmpty.has(at)) clauses.add([-clauses.or(valid), ...chosen]);
  };
  const constrain = (questions: Iterable<number>) => {
    for (const at of questions) {
      const question = compiled.questions[at];
      if (question && !done.has(at)) constrainOne(question);
      done.add(at);
    }
  };
  return { clauses, ...choices, literalOf, constrain };
}

function newChoices(compiled: CompiledModel, kinds: readonly MunicipalityKind[], clauses: Clauses): Choices {
  const ofKinds = kinds.map(() => clauses.newVariable());
  clauses.add(ofKinds);
  clauses.atMostOne(ofKinds);
  return { kinds: ofKinds, chosen: compiled.answers.map(() => clauses.newVariable()) };
}

/** Returns the consequences of the choices by the model's rules, even if the choices are not allowed. */
export function consequencesOf(
  compiled: CompiledModel,
  kinds: readonly MunicipalityKind[],
  choices: Choices,
  clauses: Clauses,
): Consequences {
  const literalOf = ruleLiterals(compiled, kinds, choices, clauses);
  const shown = compiled.questions.map(({ rule }) => literalOf(rule));
  const valid = compiled.answers.map(({ question, rule }) => clauses.and([literalAt(shown, question), literalOf(rule)]));
  const answerable = compiled.questions.map(({ answers }) => clauses.or(answers.map(({ at }) => literalAt(valid, at))));
  return { valid, answerable };
}

/**
 * Returns a function from a rule to the literal that is true when the rule is true. Without a rule, the literal is always true. The choices
 * must already contain everything that the rule reads.
 */
export function ruleLiterals(
  { questions, providers }: CompiledModel,
  kinds: readonly MunicipalityKind[],
  { chosen, kinds: ofKinds }: Choices,
  clauses: Clauses,
): (rule: Rule | null) => Literal {
  const known = new Map<Rule, Literal>();
  const literalOf = (rule: Rule | null): Literal => {
    if (!rule) return clauses.always;
    const literal = known.get(rule) ?? translate(rule);
    known.set(rule, literal);
    return literal;
  };
  const translate = (rule: Rule): Literal => {
    switch (rule.kind) {
      case 'fact': {
        const { fact, holds } = rule;
        if (fact.kind !== 'municipality') return holds ? clauses.always : -clauses.always;
        return clauses.or(ofKinds.filter((_, at) => fact.names.includes(kinds[at]?.municipality.name ?? '')));
      }
      case 'answer':
        return literalAt(chosen, rule.answer);
      case 'base': {
        const providing = [...(providers[rule.base] ?? [])].filter((_, at) => at % 2 === 1);
        return clauses.or(providing.map((answer) => literalAt(chosen, answer)));
      }
      case 'answered':
        return clauses.or((questions[rule.question]?.answers ?? []).map(({ at }) => literalAt(chosen, at)));
      case 'not':
        return -literalOf(rule.rule);
      case 'and':
        return clauses.and(rule.rules.map(literalOf));
      case 'or':
        return clauses.or(rule.rules.map(literalOf));
    }
  };
  return literalOf;
}

/** Returns the literal at a position. Throws `RangeError` for a position that the model does not have. */
export function literalAt(literals: readonly Literal[], at: number): Literal {
  const literal = literals[at];
  if (literal === undefined) throw new RangeError(`no literal at ${at}`);
  return literal;
}
