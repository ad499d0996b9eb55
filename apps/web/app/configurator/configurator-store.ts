import {
  type Change,
  type CompiledModel,
  type Configuration,
  choose,
  compileModel,
  type Notice,
  type Ore,
  type QuestionAnswer,
  type Selections,
  selectionsOf,
  startVisit,
  type Visit,
} from '@gavel/core';
import { createStore, type StoreApi } from 'zustand/vanilla';

/** What one choice did beyond itself: shown until the next choice, and taken back by "Ångra". */
export interface Consequence {
  /** Tells one consequence from the next, also when they read alike. */
  readonly number: number;
  readonly notices: readonly Notice[];
  /** Other changes to questions that were steps of the visit. */
  readonly others: readonly Change[];
  readonly priceDifference: Ore;
}

export type Problem = 'bundle-refused' | 'gone' | 'storage-fails';

export interface ConfiguratorState {
  readonly configuration: Configuration;
  readonly compiled: CompiledModel;
  readonly visit: Visit;
  /** Earlier and undone visits, the nearest last. */
  readonly past: readonly Visit[];
  readonly future: readonly Visit[];
  readonly consequence: Consequence | null;
  readonly problem: Problem | null;
  /** Something was chosen since the last save. */
  readonly unsaved: boolean;
  /** Questions whose step has been open. */
  readonly visited: ReadonlySet<number>;
  /** Questions whose answer was replaced and that have not been looked at since. */
  readonly replaced: ReadonlySet<number>;

  choose(picks: readonly QuestionAnswer[]): boolean;
  undo(): void;
  redo(): void;
  visitQuestion(questionId: number): void;
  dismiss(): void;
  tell(problem: Problem | null): void;
  saved(): void;
}

export type ConfiguratorStore = StoreApi<ConfiguratorState>;

/** What a visit goes on from: a reload, or a copy kept in the browser. */
export interface Resumption {
  readonly selections: Selections;
  readonly saved: boolean;
  readonly visited: readonly number[];
}

const UNDO_STEPS = 50;

/** One visit of the configurator. The state holds choices only; prices, lists and texts are derived where they are shown. */
export function createConfiguratorStore(
  configuration: Configuration,
  resumption: Resumption | null,
  problem: Problem | null,
): ConfiguratorStore {
  const compiled = compileModel(configuration);
  const start = startVisit(compiled, resumption?.selections ?? configuration.selections);
  const lost = resumption !== null && differs(resumption.selections, selectionsOf(compiled, start.visit));

  return createStore<ConfiguratorState>()((set, get) => ({
    configuration,
    compiled,
    visit: start.visit,
    past: [],
    future: [],
    consequence: null,
    problem: lost ? 'gone' : problem,
    unsaved: resumption ? !resumption.saved : false,
    visited: new Set(resumption?.visited),
    replaced: new Set(),

    choose(picks) {
      const { visit, past, consequence } = get();
      const transition = choose(compiled, visit, picks);
      if (!transition.accepted) return false;
      if (transition.changes.length === 0) return true;
      const others = transition.changes.filter(
        ({ questionId, picked, wasListed }) =>
          wasListed && !picked && !transition.notices.some((notice) => notice.questionId === questionId),
      );
      const hasConsequence = transition.notices.length + others.length > 0;
      set({
        visit: transition.visit,
        past: [...past, visit].slice(-UNDO_STEPS),
        future: [],
        consequence: hasConsequence
          ? {
              number: (consequence?.number ?? 0) + 1,
              notices: transition.notices,
              others,
              priceDifference: transition.priceDifference,
            }
          : null,
        problem: null,
        unsaved: true,
        replaced: new Set([...get().replaced, ...transition.notices.map(({ questionId }) => questionId)]),
      });
      return true;
    },
    undo() {
      const { visit, past, future } = get();
      const before = past.at(-1);
      if (before)
        set({
          visit: before,
          past: past.slice(0, -1),
          future: [...future, visit],
          consequence: null,
          unsaved: true,
          replaced: new Set(),
        });
    },
    redo() {
      const { visit, past, future } = get();
      const after = future.at(-1);
      if (after) set({ visit: after, past: [...past, visit], future: future.slice(0, -1), consequence: null, unsaved: true });
    },
    visitQuestion(questionId) {
      const { visited, replaced } = get();
      if (visited.has(questionId) && !replaced.has(questionId)) return;
      set({ visited: new Set([...visited, questionId]), replaced: new Set([...replaced].filter((id) => id !== questionId)) });
    },
    dismiss: () => set({ consequence: null, problem: null }),
    tell: (told) => set({ problem: told }),
    saved: () => set({ unsaved: false }),
  }));
}

/** Some stored choice is no longer what is selected: the range has changed since. */
function differs(stored: Selections, selected: Selections): boolean {
  return Object.entries(stored).some(([questionId, answerId]) => selected[Number(questionId)] !== answerId);
}
