import type { Selections } from '../model/configuration.ts';
import type { CompiledModel } from '../visit/compile-model.ts';
import { isListed, selectedAnswer, type Visit } from '../visit/visit.ts';

/** Why a house as it is saved cannot be ordered. */
export interface OrderFault {
  /**
   * `unanswered`: the question is open, or nobody has seen it yet. `refused`: the answer that was saved may not be had with the others, or is no
   * longer there.
   */
  readonly kind: 'unanswered' | 'refused';
  readonly section: string;
  readonly question: string;
  /** What was saved; empty: nothing, or nothing that has a name any more. */
  readonly answer: string;
}

/**
 * What is wrong with a selection, in range order: what an order freezes has to be what somebody chose, and not what stands in for it.
 * @param visit the saved selection as it opens today
 */
export function orderFaults(compiled: CompiledModel, visit: Visit, saved: Selections): OrderFault[] {
  const known = new Set(compiled.questions.map(({ question }) => question.id));
  const faults = compiled.questions.flatMap((compiledQuestion): OrderFault[] => {
    const { at, question, section } = compiledQuestion;
    const where = { section: compiled.model.sections[section]?.title ?? '', question: question.title };
    const selected = selectedAnswer(compiled, visit, at)?.answer.id;
    const chosen = saved.get(question.id);
    if (chosen !== undefined && chosen !== selected)
      return [{ kind: 'refused', ...where, answer: question.answers.find(({ id }) => id === chosen)?.title ?? '' }];
    const isOpen = isListed(compiledQuestion, visit) && (selected === undefined || chosen === undefined);
    return isOpen ? [{ kind: 'unanswered', ...where, answer: '' }] : [];
  });
  const gone = [...saved.keys()].filter((id) => !known.has(id));
  return [...faults, ...gone.map((): OrderFault => ({ kind: 'refused', section: '', question: '', answer: '' }))];
}
