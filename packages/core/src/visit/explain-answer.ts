import type { AnswerId, QuestionId } from '../model/ids.ts';
import type { QuestionAnswer } from '../model/model.ts';
import { holds, NONE, type Rule, type RuleState } from '../rules/compiled-rule.ts';
import type { NumbersByPosition } from '../rules/paged-numbers.ts';
import { type CompiledModel, pairAt, questionIdAt } from './compile-model.ts';
import { questionWithId, type Visit } from './visit.ts';

/** A reason why an answer may not be chosen. Without such a reason, it may be chosen. The screen turns reasons into sentences. */
export type Reason =
  /** The visitor has to choose one of the answers in `options`. */
  | { readonly kind: 'needs'; readonly options: readonly QuestionAnswer[] }
  /** The chosen answer `answer` makes this answer impossible. */
  | { readonly kind: 'excludes'; readonly answer: QuestionAnswer }
  | { readonly kind: 'answered'; readonly questionId: QuestionId; readonly wanted: boolean }
  /** The answer is offered only in these municipalities, or (`wanted` false) everywhere except in them. */
  | { readonly kind: 'municipality'; readonly names: readonly string[]; readonly wanted: boolean }
  | { readonly kind: 'sideBuilding'; readonly wanted: boolean }
  /** The answer may be chosen if, in at least one of these lists, no reason applies. */
  | { readonly kind: 'anyOf'; readonly alternatives: readonly (readonly Reason[])[] }
  /** No choice of the visitor can make the answer possible. */
  | { readonly kind: 'never' };

/** Returns why an answer may not be chosen, in the order of its rules; empty when it may be chosen. Throws for unknown ids. */
export function explainAnswer(compiled: CompiledModel, visit: Visit, questionId: QuestionId, answerId: AnswerId): Reason[] {
  const question = questionWithId(compiled, questionId);
  const answer = question.answers.find((one) => one.answer.id === answerId);
  if (!answer) throw new RangeError(`unknown answer ${answerId} of question ${questionId}`);
  const answers: NumbersByPosition = { get: (at) => (at === question.at ? answer.at : visit.answers.get(at)) };
  const explain = explainer(compiled, { answers, providers: compiled.providers });
  return distinct([question.rule, answer.rule].flatMap((rule) => (rule ? explain(rule, true) : [])));
}

/** Returns a function that lists why a rule does not have the `wanted` value; the list is empty when the rule has this value. */
function explainer(compiled: CompiledModel, state: RuleState): (rule: Rule, wanted: boolean) => Reason[] {
  const providersOf = (base: number): QuestionAnswer[] => {
    const pairs = compiled.providers[base] ?? new Int32Array();
    return Array.from({ length: pairs.length / 2 }, (_, index) =>
      pairAt(compiled, pairs[index * 2] ?? NONE, pairs[index * 2 + 1] ?? NONE),
    );
  };
  const isSelected = ({ questionId, answerId }: QuestionAnswer) =>
    state.answers.get(compiled.questionAt.get(questionId) ?? NONE) === compiled.answerAt.get(answerId);

  const explain = (rule: Rule, wanted: boolean): Reason[] => {
    if (holds(rule, state) === wanted) return [];
    switch (rule.kind) {
      case 'fact':
        if (rule.fact.kind === 'constant') return [{ kind: 'never' }];
        return [{ ...rule.fact, wanted }];
      case 'answer':
        return [
          wanted
            ? needs([pairAt(compiled, rule.question, rule.answer)])
            : { kind: 'excludes', answer: pairAt(compiled, rule.question, rule.answer) },
        ];
      case 'base':
        if (wanted) return [needs(providersOf(rule.base))];
        return providersOf(rule.base)
          .filter(isSelected)
          .map((answer) => ({ kind: 'excludes', answer }));
      case 'answered':
        return [{ kind: 'answered', questionId: questionIdAt(compiled, rule.question), wanted }];
      case 'not':
        return explain(rule.rule, !wanted);
      case 'and':
      case 'or': {
        const parts = rule.rules.map((part) => explain(part, wanted)).filter((reasons) => reasons.length > 0);
        return (rule.kind === 'and') === wanted ? parts.flat() : oneOf(parts);
      }
    }
  };
  return explain;
}

function needs(options: readonly QuestionAnswer[]): Reason {
  return options.length > 0 ? { kind: 'needs', options: distinct(options) } : { kind: 'never' };
}

/** Merges alternatives: several "needs" become one with all their options, and impossible alternatives are left out. */
function oneOf(alternatives: readonly (readonly Reason[])[]): Reason[] {
  const possible = alternatives.filter((reasons) => !reasons.some(({ kind }) => kind === 'never'));
  const options = possible.flatMap(([reason, ...others]) =>
    reason?.kind === 'needs' && others.length === 0 ? [reason.options] : [],
  );
  // Without any alternative, this returns the reason `never`, which `needs` makes when it gets no options.
  if (options.length === possible.length) return [needs(options.flat())];
  return possible.length === 1 ? [...(possible[0] ?? [])] : [{ kind: 'anyOf', alternatives: possible.map(distinct) }];
}

function distinct<Value extends Reason | QuestionAnswer>(values: readonly Value[]): Value[] {
  return [...new Map(values.map((value) => [JSON.stringify(value), value])).values()];
}
