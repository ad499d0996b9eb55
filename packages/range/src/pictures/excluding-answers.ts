import { type RuleSyntax, simplifyRule } from '@gavel/core';
import { isNever, type Offer } from '../build/offer.ts';
import { baseKeysOf } from '../source/price-entries.ts';
import type { AnswerSource, QuestionSource } from '../source/source.ts';

export interface ChosenAnswer {
  readonly question: QuestionSource;
  readonly answer: AnswerSource;
}

/** Returns whether the rules of one answer exclude the other. Misses exclusions that depend on a third answer. */
export function excludeEachOther(offer: Offer, one: ChosenAnswer, other: ChosenAnswer): boolean {
  if (one.question === other.question) return one.answer !== other.answer;
  const chosen = [one, other];
  return chosen.some(({ question, answer }) =>
    [question.rule, answer.rule].some((text) => {
      const rule = offer.foldRule(text);
      return rule !== null && isNever(simplifyRule(given(rule, chosen)));
    }),
  );
}

/** Returns what remains of the rule when these answers are chosen; conditions about other questions stay open. */
function given(rule: RuleSyntax, chosen: readonly ChosenAnswer[]): RuleSyntax {
  switch (rule.kind) {
    case 'answers': {
      const isChosen = (key: string) => chosen.some(({ answer }) => answer.key === key);
      const isGone = (key: string) =>
        !isChosen(key) && chosen.some(({ question }) => question.answers.some((some) => some.key === key));
      const isAny = rule.quantifier === 'any';
      const decides = isAny ? isChosen : isGone;
      if (rule.ids.some(({ id }) => decides(String(id)))) return { kind: 'const', value: isAny };
      const open = rule.ids.filter(({ id }) => !isChosen(String(id)) && !isGone(String(id)));
      return open.length === 0 ? { kind: 'const', value: !isAny } : { ...rule, ids: open };
    }
    case 'bases': {
      const provided = chosen.flatMap(({ answer }) => baseKeysOf(answer));
      return rule.ids.some(({ id }) => provided.includes(String(id))) ? { kind: 'const', value: true } : rule;
    }
    case 'answered':
      return chosen.some(({ question }) => question.key === rule.id.id) ? { kind: 'const', value: true } : rule;
    case 'not':
      return { kind: 'not', rule: given(rule.rule, chosen) };
    case 'and':
    case 'or':
      return { kind: rule.kind, rules: rule.rules.map((part) => given(part, chosen)) };
    case 'if':
      return {
        kind: 'if',
        condition: given(rule.condition, chosen),
        yes: given(rule.yes, chosen),
        no: given(rule.no, chosen),
      };
    default:
      return rule;
  }
}
