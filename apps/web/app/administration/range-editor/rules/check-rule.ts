import { nearestName, parseRule, RuleError, type RuleReference, type RuleSyntax, referencesIn } from '@gavel/core';
import type { RangeNames } from '../parts/range-names.ts';

/**
 * A fault in the text of a rule. `unreadable`: the rule cannot be parsed at `position` (1 is the first character). `hint` is the probable
 * mistake: `=` instead of `==`, words such as `and`, or single quotes. `unfinished`: the end of the rule is missing. `unknown`: nothing has
 * this name; `nearest` is a similar name. `own`: the rule refers to its own question; `name` is the title of this question or its answer.
 */
export type RuleFault =
  | { readonly kind: 'unreadable'; readonly position: number; readonly hint: 'equals' | 'words' | 'quotes' | null }
  | { readonly kind: 'unfinished' }
  | { readonly kind: 'unknown'; readonly what: NameKind; readonly name: string; readonly nearest: string | null }
  | { readonly kind: 'own'; readonly name: string };

type NameKind = 'answer' | 'base' | 'question' | 'municipality';

/** A parsed rule. */
export interface ReadRule {
  /** Null if the text is empty or cannot be parsed. */
  readonly syntax: RuleSyntax | null;
  readonly faults: readonly RuleFault[];
}

/**
 * Parses and checks a rule.
 * @param own the question to which the rule, or the answer with the rule, belongs; the rule must not contain a condition about it. Null for
 * the rule of a price, which may contain conditions about every question
 */
export function readRule(text: string, names: RangeNames, own: string | null): ReadRule {
  try {
    const syntax = parseRule(text, 'keys');
    return { syntax, faults: referencesIn(syntax).flatMap((reference) => faultsOf(reference, names, own)) };
  } catch (error) {
    if (!(error instanceof RuleError)) throw error;
    return { syntax: null, faults: [unreadable(text, error.position)] };
  }
}

function unreadable(text: string, position: number): RuleFault {
  const bare = text.replaceAll(/"[^"]*"/g, '');
  const hint = /'/.test(bare) ? 'quotes' : /(^|[^=!<>])=([^=]|$)/.test(bare) ? 'equals' : null;
  const word = /\b(and|or|not|och|eller|inte)\b/i.test(bare) ? 'words' : null;
  if (position > text.trimEnd().length && !hint && !word) return { kind: 'unfinished' };
  return { kind: 'unreadable', position, hint: hint ?? word };
}

function faultsOf(reference: RuleReference, names: RangeNames, own: string | null): readonly RuleFault[] {
  switch (reference.kind) {
    case 'answers':
      return reference.ids.flatMap(({ id }) => {
        const answer = names.answers.get(String(id));
        if (!answer) return [unknown('answer', String(id), names.answers.keys())];
        return own !== null && answer.parents.includes(own) ? [{ kind: 'own' as const, name: answer.title }] : [];
      });
    case 'bases':
      return reference.ids.flatMap(({ id }) =>
        names.bases.has(String(id)) ? [] : [unknown('base', String(id), names.bases.keys())],
      );
    case 'answered': {
      const key = String(reference.id.id);
      const question = names.questions.get(key);
      if (!question) return [unknown('question', key, names.questions.keys())];
      return key === own ? [{ kind: 'own', name: question.title }] : [];
    }
    case 'municipality':
      return reference.names.flatMap(({ name }) =>
        names.municipalities.includes(name) ? [] : [unknown('municipality', name, names.municipalities)],
      );
    case 'sideBuilding':
      return [];
  }
}

function unknown(what: NameKind, name: string, known: Iterable<string>): RuleFault {
  return { kind: 'unknown', what, name, nearest: nearestName(name, known) };
}
