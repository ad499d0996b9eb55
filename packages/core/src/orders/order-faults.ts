import type { Selections } from '../model/configuration.ts';
import type { CompiledModel } from '../visit/compile-model.ts';
import { isListed, selectedAnswer, type Visit } from '../visit/visit.ts';

/** A reason why a saved house cannot be ordered. */
export interface OrderFault {
  /**
   * `unanswered`: the visitor must answer the question, and no answer was saved. `refused`: a rule refuses the saved answer, or the
   * answer no longer exists.
   */
  readonly kind: 'unanswered' | 'refused';
  readonly section: string;
  readonly question: string;
  /** The title of the saved answer; empty: no answer was saved, or its title is no longer known. */
  readonly answer: string;
}

/**
 * Returns the faults of a saved selection, in range order. An order never freezes a replacement of a saved answer.
 * @param visit the visit that starts from the saved selection today
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
