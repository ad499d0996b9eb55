import type { QuestionAnswer } from '@gavel/core';
import type { Rule } from '@gavel/core/compiled';
import type { RangePart } from '@gavel/range/model';
import type { FaultKind, Property } from '../terms/proof.ts';

/** One statement about a house that has to be proven. */
export interface Obligation {
  readonly property: Property;
  /** The fault of the range if the statement cannot be proven. */
  readonly fault: FaultKind;
  readonly part: RangePart;
  /** `reached`: some visit must reach a state in which the rule `state` is true. `avoided`: no visit may reach such a state. */
  readonly must: 'reached' | 'avoided';
  readonly state: Rule;
  /**
   * A rule for the example if no visit reaches the state: the example shows a state in which this rule is true. Null: it may show any
   * state.
   */
  readonly near: Rule | null;
  /** The picks that the core must refuse in the example. */
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
