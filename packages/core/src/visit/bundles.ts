import type { BundleId } from '../model/ids.ts';
import type { Bundle, QuestionAnswer } from '../model/model.ts';
import { choose, startVisit, type Transition } from './choose.ts';
import type { CompiledModel } from './compile-model.ts';
import { selectionsOf, type Visit } from './visit.ts';

/** Ids of the bundles whose every pair is selected. An empty bundle never counts. */
export function selectedBundles(compiled: CompiledModel, visit: Visit): BundleId[] {
  return wholeBundles(compiled, visit).map(({ id }) => id);
}

/** What choosing, or leaving, a bundle does. */
export interface BundleChange {
  /** One transaction of the bundle's answers and of `returned`. */
  readonly transition: Transition;
  /** Answers of a bundle that is left, back to what the house has by itself. */
  readonly returned: readonly QuestionAnswer[];
}

/**
 * Chooses a bundle. Bundles that it contradicts are left: what they had chosen beside it goes back to the house's own answer, where that
 * may be chosen; those that go with it stay. Refused where an answer of the bundle is.
 */
export function chooseBundle(compiled: CompiledModel, visit: Visit, { answers }: Pick<Bundle, 'answers'>): BundleChange {
  const chosen = new Map(answers.map(({ questionId, answerId }) => [questionId, answerId]));
  const isContrary = (other: Bundle) =>
    other.answers.some(({ questionId, answerId }) => (chosen.get(questionId) ?? answerId) !== answerId);
  const left = wholeBundles(compiled, visit).filter(isContrary);
  const undone = left.flatMap((other) => other.answers).filter(({ questionId }) => !chosen.has(questionId));
  return change(compiled, visit, answers, undone);
}

/** Takes a bundle back: its questions get the house's own answers, where those may be chosen. */
export function leaveBundle(compiled: CompiledModel, visit: Visit, { answers }: Pick<Bundle, 'answers'>): BundleChange {
  return change(compiled, visit, [], answers);
}

/** Chooses all of `wanted`, and gives the questions of `undone` the house's own answers as far as that is accepted. */
function change(
  compiled: CompiledModel,
  visit: Visit,
  wanted: readonly QuestionAnswer[],
  undone: readonly QuestionAnswer[],
): BundleChange {
  const own = selectionsOf(compiled, startVisit(compiled).visit);
  let returned = undone.flatMap(({ questionId }) => {
    const answerId = own.get(questionId);
    return answerId === undefined ? [] : [{ questionId, answerId }];
  });
  for (;;) {
    const transition = choose(compiled, visit, [...wanted, ...returned]);
    if (transition.accepted || returned.length === 0) return { transition, returned };
    const refused = new Set(transition.refused.map(({ questionId }) => questionId));
    const kept = returned.filter(({ questionId }) => !refused.has(questionId));
    // Only answers of the bundle are refused: it may be what goes back that stands in their way.
    returned = kept.length < returned.length ? kept : [];
  }
}

function wholeBundles(compiled: CompiledModel, visit: Visit): Bundle[] {
  const selections = selectionsOf(compiled, visit);
  return compiled.model.bundles.filter(
    ({ answers }) => answers.length > 0 && answers.every(({ questionId, answerId }) => selections.get(questionId) === answerId),
  );
}
