import { choose, listedSteps, ore, type QuestionAnswer, selectionsOf, startVisit, type Visit } from '@gavel/core';
import type { Moment } from './configurator-state.ts';
import type { Replacement } from './consequence.ts';

/**
 * Returns the replacements that still apply although the visitor returns to the answer `pick`. When the visitor left this answer earlier,
 * their choice replaced answers of other questions. Returning does not restore those answers, so a notice shows them with their prices.
 * @param moments all moments until now, the latest last
 * @param after the visit after the choice of `pick`
 */
export function stillReplaced(moments: readonly Moment[], after: Visit, pick: QuestionAnswer): readonly Replacement[] {
  const answerAt = (moment: Moment | undefined) => moment?.selections.get(pick.questionId);
  const at = moments.findLastIndex((moment) => answerAt(moment) === pick.answerId);
  const then = moments[at];
  const left = answerAt(moments[at + 1]);
  const now = moments.at(-1);
  if (!then || !now || left === undefined || then.compiled !== now.compiled) return [];

  const { compiled } = now;
  const { notices } = choose(compiled, startVisit(compiled, then.selections).visit, [{ ...pick, answerId: left }]);
  const selections = selectionsOf(compiled, after);
  const listed = new Set(listedSteps(compiled, after).map(({ questionId }) => questionId));
  return notices.flatMap(({ questionId, from, to }) => {
    const stays = now.selections.get(questionId) === to && selections.get(questionId) === to && listed.has(questionId);
    if (!stays) return [];
    const back = choose(compiled, after, [{ questionId, answerId: from }]);
    return back.accepted ? [{ questionId, from, to, priceDifference: ore(-back.priceDifference) }] : [];
  });
}
