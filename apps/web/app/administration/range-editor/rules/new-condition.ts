import type { RangeNames } from '../parts/range-names.ts';
import type { Condition } from './picked-rule.ts';

/** The possible subjects of a condition, besides questions. */
export const otherSubjects = ['municipality', 'sideBuilding', 'bases'] as const;

/**
 * Returns a new condition about a subject.
 * @param subject one of `otherSubjects`, or the key of a question
 */
export function newCondition(subject: string, names: RangeNames): Condition {
  switch (subject) {
    case 'municipality':
      return { kind: 'municipality', names: names.municipalities.slice(0, 1), is: true };
    case 'sideBuilding':
      return { kind: 'sideBuilding', is: true };
    case 'bases':
      return { kind: 'bases', bases: [...names.bases.keys()].slice(0, 1), is: true };
    default: {
      const [first] = names.answersOf.get(subject) ?? [];
      return { kind: 'answers', question: subject, answers: first ? [first.key] : [], is: true };
    }
  }
}

export function subjectOf(condition: Condition): string {
  return condition.kind === 'answers' || condition.kind === 'answered' ? condition.question : condition.kind;
}

/** Returns the chosen values of a condition (`chosen`) and all values to choose from (`options`). Null if its kind has no values. */
export function valuesOf(condition: Condition, names: RangeNames) {
  switch (condition.kind) {
    case 'answers':
      return {
        chosen: condition.answers,
        options: (names.answersOf.get(condition.question) ?? []).map(({ key, title }) => ({ key, title })),
      };
    case 'bases':
      return { chosen: condition.bases, options: [...names.bases.values()].map(({ key, title }) => ({ key, title })) };
    case 'municipality':
      return { chosen: condition.names, options: names.municipalities.map((name) => ({ key: name, title: name })) };
    default:
      return null;
  }
}

/** Returns the condition with its values replaced by `values`. */
export function withValues(condition: Condition, values: readonly string[]): Condition {
  switch (condition.kind) {
    case 'answers':
      return { ...condition, answers: values };
    case 'bases':
      return { ...condition, bases: values };
    case 'municipality':
      return { ...condition, names: values };
    default:
      return condition;
  }
}
