import { mostPlots } from '@gavel/contract';
import { type Configuration, choose, compileModel, ore, type Selections, selectionsOf, startVisit, totalsOf } from '@gavel/core';
import { createStore } from 'zustand/vanilla';
import { serverNow } from '../network/server-time.ts';
import type {
  ConfiguratorState,
  ConfiguratorStore,
  History,
  Moment,
  Place,
  Remark,
  Resumption,
  StoredMoment,
} from './configurator-state.ts';
import { type Consequence, consequenceOfChoice, consequenceOfMove, isTellingNothing } from './consequence.ts';
import { nothingWritten } from './requests.ts';
import type { VisitedStep } from './visited-step.ts';

const UNDO_STEPS = 50;

/** One visit of the configurator. The state holds choices only; prices, lists and texts are derived where they are shown. */
export function createConfiguratorStore(
  begun: Configuration,
  resumption: Resumption | null,
  remark: Remark | null,
  history: History = { past: [], future: [] },
): ConfiguratorStore {
  const configuration = resumption ? { ...begun, name: resumption.name, plotIds: resumption.plotIds } : begun;
  const compiled = compileModel(configuration);
  const start = startVisit(compiled, resumption?.selections ?? configuration.selections);
  const lost = resumption !== null && differs(resumption.selections, selectionsOf(compiled, start.visit));
  const { total } = totalsOf(compiled, start.visit, serverNow());
  const priceBefore = resumption?.price != null && resumption.price !== total ? ore(resumption.price) : null;

  return createStore<ConfiguratorState>()((set, get) => {
    /** An act that is to be told. */
    const act = () => ({
      from: get(),
      number: (get().consequence?.number ?? 0) + 1,
      now: serverNow(),
    });
    /** Goes to a moment, and tells what that changes. */
    const goTo = ({ selections, replaced, ...place }: Moment, kind: Consequence['act']): Partial<ConfiguratorState> => {
      const { visit } = startVisit(place.compiled, selections);
      const consequence = consequenceOfMove(act(), { compiled: place.compiled, visit }, kind);
      return { ...placeAt(place), visit, replaced, consequence, remark: null, unsaved: true };
    };
    /** What has nothing to do with where the house stands stays as it is. */
    const placeAt = ({ configuration, compiled }: Place): Partial<Place> => {
      const now = get();
      if (compiled === now.compiled) return {};
      return { configuration: { ...configuration, name: now.configuration.name }, compiled };
    };
    const here = (stored: StoredMoment): Moment => ({ ...stored, configuration, compiled });

    return {
      configuration,
      compiled,
      visit: start.visit,
      past: history.past.map(here),
      future: history.future.map(here),
      consequence: null,
      remark: remark !== 'not-sold-there' && lost ? 'gone' : (remark ?? (priceBefore === null ? null : 'repriced')),
      priceBefore,
      followed: null,
      storageFails: false,
      unsaved: resumption ? !resumption.saved : false,
      savedAt: (resumption?.saved && resumption.keptAt) || null,
      saving: resumption?.isWaiting ? { kind: 'waiting', copyOf: null } : { kind: 'idle' },
      waitsFor: resumption?.waitsFor ?? null,
      origin: resumption?.origin ?? null,
      isForeign: false,
      pdf: { kind: 'idle' },
      pdfCopy: 'large',
      requests: { Quote: nothingWritten, Sales: nothingWritten },
      requestSentAt: null,
      visited: new Set(resumption?.visited),
      openedLast: resumption?.openedLast ?? null,
      isQuick: false,
      replaced: new Set(),

      choose(picks, along = [], bundle) {
        const { compiled, visit, past, replaced } = get();
        const transition = choose(compiled, visit, [...picks, ...along, ...(bundle?.returned ?? [])]);
        if (!transition.accepted) return false;
        if (transition.changes.length === 0) return true;
        const about = bundle ? { bundleId: bundle.bundleId, act: bundle.act } : null;
        const told = consequenceOfChoice(act(), transition, along, about, bundle?.returned);
        set({
          visit: transition.visit,
          past: [...past, momentOf(get())].slice(-UNDO_STEPS),
          future: [],
          consequence: isTellingNothing(told) ? null : told,
          remark: null,
          unsaved: true,
          // The same object as before when nothing is new: who listens to it need not look.
          ...(told.replacements.length > 0 && {
            replaced: new Set([...replaced, ...told.replacements.map(({ questionId }) => questionId)]),
          }),
        });
        return true;
      },
      undo() {
        const { past, future, visited } = get();
        const to = past.at(-1);
        if (!to) return;
        // A step that has been seen stays seen; only starting over forgets it, and undoing that remembers.
        const seen = new Set([...visited, ...to.visited]);
        set({ ...goTo(to, 'undone'), visited: seen, past: past.slice(0, -1), future: [...future, momentOf(get())] });
      },
      redo() {
        const { past, future } = get();
        const to = future.at(-1);
        if (to) set({ ...goTo(to, 'redone'), past: [...past, momentOf(get())], future: future.slice(0, -1) });
      },
      restart() {
        const { past, configuration, compiled } = get();
        const selections = selectionsOf(compiled, startVisit(compiled).visit);
        const forgotten = { visited: new Set<VisitedStep>(), replaced: new Set<VisitedStep>() };
        const to = { selections, ...forgotten, configuration, compiled };
        set({
          ...goTo(to, 'restarted'),
          visited: to.visited,
          past: [...past, momentOf(get())].slice(-UNDO_STEPS),
          future: [],
        });
      },
      move(configuration) {
        const { past, visited } = get();
        const to = { configuration, compiled: compileModel(configuration), selections: configuration.selections, visited };
        set({
          ...goTo({ ...to, replaced: new Set() }, 'moved'),
          past: [...past, momentOf(get())].slice(-UNDO_STEPS),
          future: [],
        });
      },
      rename(name) {
        const { configuration } = get();
        if (name !== configuration.name) set({ configuration: { ...configuration, name }, unsaved: true });
      },
      togglePlot(plot, forSale) {
        const { configuration } = get();
        const plotIds = configuration.plotIds.filter((id) => forSale.includes(id));
        const isChosen = plotIds.includes(plot);
        if (!isChosen && plotIds.length >= mostPlots) return false;
        const chosen = isChosen ? plotIds.filter((id) => id !== plot) : [...plotIds, plot];
        set({ configuration: { ...configuration, plotIds: chosen }, unsaved: true });
        return true;
      },
      visitStep(step) {
        const { visited, replaced } = get();
        set({
          openedLast: step,
          // The same objects as before when nothing is new: who listens to them need not look.
          ...(!visited.has(step) && { visited: new Set([...visited, step]) }),
          ...(replaced.has(step) && { replaced: new Set([...replaced].filter((id) => id !== step)) }),
        });
      },
      takeRoad: (isQuick) => set({ isQuick }),
      dismiss: () => set({ consequence: null, remark: null }),
      follow({ selections, saved, keptAt, origin: theirs, name, plotIds }) {
        const { configuration, compiled, visit, past, savedAt, origin } = get();
        const followed = startVisit(compiled, selections).visit;
        const isNamed = name === configuration.name && plotIds.join() === configuration.plotIds.join();
        const mark = {
          // The same object as before when nothing is new: who listens to it need not look.
          configuration: isNamed ? configuration : { ...configuration, name, plotIds },
          unsaved: !saved,
          savedAt: (saved && keptAt) || savedAt,
          origin: theirs ?? origin,
        };
        if (!differs(selectionsOf(compiled, followed), selectionsOf(compiled, visit))) return set(mark);
        set({
          ...mark,
          visit: followed,
          followed,
          past: [...past, momentOf(get())].slice(-UNDO_STEPS),
          future: [],
          consequence: null,
          remark: null,
        });
      },
      kept(kept) {
        const { storageFails, remark } = get();
        if (kept === !storageFails) return;
        const told = remark === 'storage-fails' ? null : remark;
        set({ storageFails: !kept, remark: kept ? told : 'storage-fails' });
      },
      saved: () => set({ unsaved: false, savedAt: serverNow() }),
    };
  });
}

function momentOf({ configuration, compiled, visit, visited, replaced }: ConfiguratorState): Moment {
  return { selections: selectionsOf(compiled, visit), visited, replaced, configuration, compiled };
}

/** Some stored choice is no longer what is selected: the range has changed since. */
function differs(stored: Selections, selected: Selections): boolean {
  return [...stored].some(([questionId, answerId]) => selected.get(questionId) !== answerId);
}
