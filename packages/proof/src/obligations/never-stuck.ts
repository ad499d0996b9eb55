import type { CompiledAnswer, CompiledModel, CompiledQuestion, Rule } from '@gavel/core/compiled';
import { all, always, any, never, not, type Obligation } from './obligation.ts';

/**
 * Returns the obligations (statements to prove) that no question is left without a valid answer. To prove: a shown question always has a
 * valid answer; and when a hidden question is shown again, a default answer or its first answer is valid, because the question then gets
 * one of these. The obligations are in the order of dependencies, so that clicks can reach the state of the first counterexample.
 */
export function neverStuck(compiled: CompiledModel): Obligation[] {
  return [...compiled.order].flatMap((at) => {
    const question = compiled.questions[at];
    return question ? ofQuestion(question) : [];
  });
}

/** Returns the answers that a question without an answer can get: default answers, or the first answer. */
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
