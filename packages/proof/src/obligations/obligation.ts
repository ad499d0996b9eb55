import type { QuestionAnswer } from '@gavel/core';
import type { Rule } from '@gavel/core/compiled';
import type { RangePart } from '@gavel/range/model';
import type { FaultKind, Property } from '../terms/proof.ts';

/** One thing to be proven of a house. */
export interface Obligation {
  readonly property: Property;
  /** What is wrong where it cannot be proven. */
  readonly fault: FaultKind;
  readonly part: RangePart;
  /** reached: some visit has to come to a state where the rule holds. avoided: no visit may. */
  readonly must: 'reached' | 'avoided';
  readonly state: Rule;
  /** Where no visit comes to the state, an example comes to one of these, to show what is missing there; null: any will do. */
  readonly near: Rule | null;
  /** What an example then picks, to be refused. */
  readonly picks: readonly QuestionAnswer[];
}

export const always: Rule = { kind: 'fact', holds: true, fact: { kind: 'constant' } };
export const never: Rule = { kind: 'fact', holds: false, fact: { kind: 'constant' } };

export function all(...rules: readonly (Rule | null)[]): Rule {
  return { kind: 'and', rules: rules.filter((rule) => rule !== null) };
}

export function any(rules: readonly Rule[]): Rule {
  return { kind: 'or', rules };
}

export function not(rule: Rule): Rule {
  return { kind: 'not', rule };
}
