import type { CompiledAnswer, CompiledModel, CompiledQuestion, Rule } from '@gavel/core/compiled';
import { all, always, any, never, not, type Obligation } from './obligation.ts';

/**
 * A question that is shown has an answer that may be chosen; and where a question that can be hidden comes back, its default answer or its
 * first one may be: whoever had no answer to it gets that one. In the order of dependencies, so that clicks reach the first counterexample.
 */
export function neverStuck(compiled: CompiledModel): Obligation[] {
  return [...compiled.order].flatMap((at) => {
    const question = compiled.questions[at];
    return question ? ofQuestion(question) : [];
  });
}

/** What a question gets that had no answer: a default one that may be chosen, or the first. */
export function fallbacksOf({ answers }: CompiledQuestion): CompiledAnswer[] {
  return answers.filter(({ answer }, at) => answer.isDefaultAnswer || at === 0);
}

function ofQuestion(question: CompiledQuestion): Obligation[] {
  const { rule, answers } = question;
  const part = { kind: 'question', id: question.question.id } as const;
  const fallbacks = fallbacksOf(question);
  const avoided = (fault: Obligation['fault'], state: Rule): Obligation => {
    return { property: 'neverStuck', fault, part, must: 'avoided', state, near: null, picks: [] };
  };
  if (fallbacks.some((answer) => !answer.rule)) return [avoided('empty', never)];
  const answerable = any(answers.map(ruleOf));
  return [
    ...(answers.every((answer) => answer.rule) ? [avoided('empty', all(rule, not(answerable)))] : []),
    ...(rule ? [avoided('unanswered', all(rule, answerable, not(any(fallbacks.map(ruleOf)))))] : []),
  ];
}

function ruleOf({ rule }: CompiledAnswer): Rule {
  return rule ?? always;
}
