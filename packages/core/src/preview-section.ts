import { type Change, choose } from './choose.ts';
import type { CompiledModel } from './compile-model.ts';
import type { Ore } from './money.ts';
import type { Visit } from './visit.ts';

/** What choosing an answer would do. */
export interface Preview {
  readonly accepted: boolean;
  /** Ordinary price after, replacements included, minus now; 0 when refused. */
  readonly priceDifference: Ore;
  readonly changes: readonly Change[];
}

/** A preview for every answer of a section, by answer id. Each is the real transaction, thrown away. */
export function previewSection(compiled: CompiledModel, visit: Visit, sectionId: number): ReadonlyMap<number, Preview> {
  const previews = new Map<number, Preview>();
  const at = compiled.model.sections.findIndex(({ id }) => id === sectionId);
  for (const { section, question, answers } of compiled.questions) {
    if (section !== at) continue;
    for (const { answer } of answers) {
      const { accepted, priceDifference, changes } = choose(compiled, visit, [{ questionId: question.id, answerId: answer.id }]);
      previews.set(answer.id, { accepted, priceDifference, changes });
    }
  }
  return previews;
}
