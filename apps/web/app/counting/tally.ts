import type { CountedVisit, TriedAnswer } from '@gavel/contract/counts';
import { type AnswerId, explainAnswer, type SectionId, selectionsOf } from '@gavel/core';
import type { ConfiguratorState, ConfiguratorStore } from '../visit/configurator-state.ts';
import { guideOf } from '../visit/guide-of.ts';

/** What happens in one page of the configurator, as far as it is counted. */
export interface Tally {
  /** The summary has opened; only the first time counts. */
  finish(): void;
  /** Somebody wants an answer that cannot be chosen. */
  tryInVain(answerId: AnswerId): void;
  /** The page is left, or hidden. */
  leave(): void;
}

/** @param tell is called with what is new since it was called last; not where nothing is */
export function createTally(store: ConfiguratorStore, tell: (told: CountedVisit) => void): Tally {
  const begun = store.getInitialState();
  // What was open before the page was loaded has been told then.
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

/** The answer with the one that stands in its way: one that excludes it, or the one chosen where it needs another. Null: it can be chosen. */
function triedIn({ configuration, compiled, visit }: ConfiguratorState, answerId: AnswerId): TriedAnswer | null {
  const questionId = guideOf(configuration).answers.get(answerId)?.parentQuestionId;
  if (questionId === undefined) return null;
  const [reason] = explainAnswer(compiled, visit, questionId, answerId);
  if (!reason) return null;
  const needed = reason.kind === 'needs' ? reason.options[0]?.questionId : undefined;
  const chosen = needed === undefined ? undefined : selectionsOf(compiled, visit).get(needed);
  return { questionId, answerId, because: reason.kind === 'excludes' ? reason.answer.answerId : (chosen ?? null) };
}

/** Sections of which a step has been open. */
function sectionsOf({ compiled, visited }: ConfiguratorState): Set<SectionId> {
  const open = compiled.model.sections.filter(({ questions }) => questions.some(({ id }) => visited.has(id)));
  return new Set(open.map(({ id }) => id));
}
