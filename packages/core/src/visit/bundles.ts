import type { BundleId } from '../model/ids.ts';
import type { Bundle, QuestionAnswer } from '../model/model.ts';
import { choose, startVisit, type Transition } from './choose.ts';
import type { CompiledModel } from './compile-model.ts';
import { selectionsOf, type Visit } from './visit.ts';

/** Returns the ids of the bundles whose answers are all selected. An empty bundle is never selected. */
export function selectedBundles(compiled: CompiledModel, visit: Visit): BundleId[] {
  return wholeBundles(compiled, visit).map(({ id }) => id);
}

/** The result of choosing or deselecting a bundle. */
export interface BundleChange {
  /** The transaction with the answers of the chosen bundle, if one is chosen, and with `returned`. */
  readonly transition: Transition;
  /** The picks that give questions of deselected bundles the answers with which a new visit starts. */
  readonly returned: readonly QuestionAnswer[];
}

/**
 * Chooses a bundle and deselects bundles that contradict it: where allowed, the other questions of the deselected bundles get the answers
 * with which a new visit starts. Other selected bundles stay. The choice is refused when one answer of the bundle is refused.
 */
export function chooseBundle(compiled: CompiledModel, visit: Visit, { answers }: Pick<Bundle, 'answers'>): BundleChange {
  const chosen = new Map(answers.map(({ questionId, answerId }) => [questionId, answerId]));
  const isContrary = (other: Bundle) =>
    other.answers.some(({ questionId, answerId }) => (chosen.get(questionId) ?? answerId) !== answerId);
  const whole = wholeBundles(compiled, visit);
  const left = whole.filter(isContrary).flatMap((other) => other.answers);
  const stays = whole.filter((other) => !isContrary(other));
  return change(compiled, visit, answers, outside(left, [{ answers }, ...stays]));
}

/**
 * Deselects a bundle: where allowed, its questions get the answers with which a new visit starts. A question that another selected bundle
 * also answers keeps its answer, unless the bundle to deselect would then stay selected.
 */
export function leaveBundle(
  compiled: CompiledModel,
  visit: Visit,
  { id, answers }: Pick<Bundle, 'id' | 'answers'>,
): BundleChange {
  const others = wholeBundles(compiled, visit).filter((other) => other.id !== id);
  const own = change(compiled, visit, [], outside(answers, others));
  return own.transition.changes.length > 0 ? own : change(compiled, visit, [], answers);
}

/** Returns those of `answers` whose questions none of the bundles answers. */
function outside(answers: readonly QuestionAnswer[], bundles: readonly Pick<Bundle, 'answers'>[]): QuestionAnswer[] {
  const kept = new Set(bundles.flatMap((bundle) => bundle.answers.map(({ questionId }) => questionId)));
  return answers.filter(({ questionId }) => !kept.has(questionId));
}

/** Chooses all of `wanted`. Where allowed, gives the questions of `undone` the answers with which a new visit starts. */
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
    // Retry without the refused picks of `returned`. If all refused picks are in `wanted`, a pick of `returned` may be the reason, so retry
    // without `returned`.
    returned = kept.length < returned.length ? kept : [];
  }
}

function wholeBundles(compiled: CompiledModel, visit: Visit): Bundle[] {
  const selections = selectionsOf(compiled, visit);
  return compiled.model.bundles.filter(
    ({ answers }) => answers.length > 0 && answers.every(({ questionId, answerId }) => selections.get(questionId) === answerId),
  );
}
