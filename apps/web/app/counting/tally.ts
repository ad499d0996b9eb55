import type { CountedVisit, TriedAnswer } from '@gavel/contract/counts';
import { type AnswerId, explainAnswer, type SectionId, selectionsOf } from '@gavel/core';
import type { ConfiguratorState, ConfiguratorStore } from '../visit/configurator-state.ts';
import { guideOf } from '../visit/guide-of.ts';

/** Collects what to count of a visit, from the loading of the page until the visitor leaves it. */
export interface Tally {
  /** Call this when the summary opens. Later calls have no effect. */
  finish(): void;
  /** Call this when the visitor tries to choose a blocked answer. */
  tryInVain(answerId: AnswerId): void;
  /** Call this when the page is left or hidden. */
  leave(): void;
}

/**
 * Returns the counter of a visit.
 * @param tell called with what to count since the last call of `tell`; not called if there is nothing to count
 */
export function createTally(store: ConfiguratorStore, tell: (told: CountedVisit) => void): Tally {
  const begun = store.getInitialState();
  // Count no section that the visitor had opened before this page was loaded, because it is counted already.
  const known = sectionsOf(begun);
  const tried = new Map<AnswerId, TriedAnswer>();
  const toldTries = new Set<AnswerId>();
  let isStarted = begun.visited.size === 0 && begun.openedLast === null && begun.origin === null;
  let hasFinished = false;

  function send(isFinished: boolean) {
    const state = store.getState();
    const { houseId, municipalityId, webConfigurationId } = state.configuration;
    const sections = [...sectionsOf(state).difference(known)];
    const tries = [...tried.values()].filter(({ answerId }) => !toldTries.has(answerId));
    if (!isStarted && !isFinished && sections.length === 0 && tries.length === 0) return;
    const selections = isFinished ? selectionsOf(state.compiled, state.visit) : null;
    tell({ houseId, municipalityId, webConfigurationId, isStarted, sections, tried: tries, selections });
    isStarted = false;
    for (const id of sections) known.add(id);
    for (const { answerId } of tries) toldTries.add(answerId);
  }

  return {
    finish() {
      if (hasFinished) return;
      hasFinished = true;
      send(true);
    },
    tryInVain(answerId) {
      const one = triedIn(store.getState(), answerId);
      if (one) tried.set(answerId, one);
    },
    leave: () => send(false),
  };
}

/**
 * Returns the blocked answer that the visitor tried, and the answer that blocks it (`because`). `because` is an answer that excludes the
 * blocked one, or the chosen answer of a question for which the blocked one needs another answer; null if there is none. Returns null if
 * the visitor can choose the answer.
 */
function triedIn({ configuration, compiled, visit }: ConfiguratorState, answerId: AnswerId): TriedAnswer | null {
  const questionId = guideOf(configuration).answers.get(answerId)?.parentQuestionId;
  if (questionId === undefined) return null;
  const [reason] = explainAnswer(compiled, visit, questionId, answerId);
  if (!reason) return null;
  const needed = reason.kind === 'needs' ? reason.options[0]?.questionId : undefined;
  const chosen = needed === undefined ? undefined : selectionsOf(compiled, visit).get(needed);
  return { questionId, answerId, because: reason.kind === 'excludes' ? reason.answer.answerId : (chosen ?? null) };
}

/** Returns the sections in which the visitor has opened a step. */
function sectionsOf({ compiled, visited }: ConfiguratorState): Set<SectionId> {
  const open = compiled.model.sections.filter(({ questions }) => questions.some(({ id }) => visited.has(id)));
  return new Set(open.map(({ id }) => id));
}
