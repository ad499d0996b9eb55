import type { BundleId } from '../model/ids.ts';
import type { CompiledModel } from './compile-model.ts';
import { selectionsOf, type Visit } from './visit.ts';

/** Ids of the bundles whose every pair is selected. An empty bundle never counts. */
export function selectedBundles(compiled: CompiledModel, visit: Visit): BundleId[] {
  const selections = selectionsOf(compiled, visit);
  return compiled.model.bundles
    .filter(
      ({ answers }) => answers.length > 0 && answers.every(({ questionId, answerId }) => selections.get(questionId) === answerId),
    )
    .map(({ id }) => id);
}
