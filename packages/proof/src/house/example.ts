import { choose, type QuestionAnswer, type Visit } from '@gavel/core';
import { type CompiledModel, holds, NONE, type Rule } from '@gavel/core/compiled';
import type { Click, Example } from '../terms/proof.ts';
import type { HouseUnderProof } from './house-under-proof.ts';
import type { State } from './simulate-visits.ts';
import { fewestClicks, type Walk, walkTo } from './walk.ts';

/**
 * How an example must show its fault: its clicks lead to a visit that meets a condition. For some faults, the core must then also refuse
 * certain picks.
 */
export interface Showing {
  /**
   * Returns whether the visit meets the condition.
   * @param compiled the model in the example's municipality
   */
  shows(compiled: CompiledModel, visit: Visit): boolean;
  /** Picks that the core must refuse after the clicks. */
  readonly picks?: readonly QuestionAnswer[];
}

/**
 * Returns an example that shows the fault: the clicks to the state, without those that the fault does not need. The core has made each
 * click. Null: the core cannot reach the state, or the state does not show the fault.
 */
export function exampleAt(underProof: HouseUnderProof, { kind, answers }: State, showing: Showing): Example | null {
  const start = underProof.startIn(kind);
  const shows = (visit: Visit) => showsAll(start.compiled, visit, showing);
  const walk = walkTo(start, answers);
  return walk && shows(walk.visit) ? asExample(underProof, kind, fewestClicks(start, walk, shows), showing) : null;
}

/** Returns an example without any click, in the first of these kinds of municipality that shows the fault; null: no kind shows it. */
export function exampleAtStart(
  underProof: HouseUnderProof,
  showing: Showing,
  kinds: Iterable<number> = underProof.kinds.keys(),
): Example | null {
  for (const kind of kinds) {
    const { compiled, visit } = underProof.startIn(kind);
    if (showsAll(compiled, visit, showing)) return asExample(underProof, kind, { visit, clicks: [] }, showing);
  }
  return null;
}

/** Returns a condition for an example: after its clicks, a rule of the house's model is true. */
export function showingRule(ruleIn: (compiled: CompiledModel) => Rule): Showing['shows'] {
  return (compiled, { answers }) => holds(ruleIn(compiled), { answers, providers: compiled.providers });
}

function clickOf({ questions, answers, questionAt, answerAt }: CompiledModel, pick: QuestionAnswer): Click {
  const question = questions[questionAt.get(pick.questionId) ?? NONE]?.question.title ?? '';
  const answer = answers[answerAt.get(pick.answerId) ?? NONE]?.answer.title ?? '';
  return { questionId: pick.questionId, answerId: pick.answerId, question, answer };
}

function showsAll(compiled: CompiledModel, visit: Visit, { shows, picks = [] }: Showing): boolean {
  return (picks.length === 0 || !choose(compiled, visit, picks).accepted) && shows(compiled, visit);
}

function asExample(
  { house, compiled, kinds }: HouseUnderProof,
  kind: number,
  { visit, clicks }: Walk,
  { picks = [] }: Showing,
): Example {
  const { id, name } = kinds[kind]?.municipality ?? { id: '', name: '' };
  const asClicks = (some: readonly QuestionAnswer[]) => some.map((pick) => clickOf(compiled, pick));
  return {
    houseId: house.id,
    houseTitle: house.title,
    municipalityId: id,
    municipalityName: name,
    clicks: asClicks(clicks),
    picks: asClicks(picks),
    refused: asClicks(choose(compiled, visit, picks).refused),
  };
}
