import { mostPlots } from '@gavel/contract';
import { type Configuration, choose, compileModel, type Selections, selectionsOf, startVisit } from '@gavel/core';
import { serverNow } from '../network/server-time.ts';
import type { ConfiguratorState, ConfiguratorStore, Moment, Place } from './configurator-state.ts';
import { type Consequence, consequenceOfChoice, consequenceOfMove, isTellingNothing } from './consequence.ts';
import { stillReplaced } from './still-replaced.ts';
import type { VisitedStep } from './visited-step.ts';

const UNDO_STEPS = 50;

type Acts<Name extends keyof ConfiguratorState> = Pick<ConfiguratorState, Name>;

export function choosing({ getState: get, setState: set }: ConfiguratorStore): Acts<'choose'> {
  return {
    choose(picks, along = [], bundle) {
      const { compiled, visit, past, replaced } = get();
      const returned = bundle?.returned ?? [];
      const transition = choose(compiled, visit, [...picks, ...along, ...returned]);
      if (!transition.accepted) return false;
      if (transition.changes.length === 0) return true;
      const about = bundle ? { bundleId: bundle.bundleId, act: bundle.act } : null;
      const moments = [...past, momentOf(get())];
      const stays = bundle ? [] : picks.flatMap((pick) => stillReplaced(moments, transition.visit, pick));
      const told = consequenceOfChoice(beginAct(get()), transition, { picks, along, bundle: about, returned, stays });
      set({
        visit: transition.visit,
        past: moments.slice(-UNDO_STEPS),
        future: [],
        consequence: isTellingNothing(told) ? null : told,
        remark: null,
        unsaved: true,
        // Keep the same object if nothing has changed, so that its subscribers do not render again.
        ...(told.replacements.length > 0 && {
          replaced: new Set([...replaced, ...told.replacements.map(({ questionId }) => questionId)]),
        }),
      });
      return true;
    },
  };
}

/** The actions undo, redo, restart, and move to another municipality. */
export function moving({ getState: get, setState: set }: ConfiguratorStore): Acts<'undo' | 'redo' | 'restart' | 'move'> {
  return {
    undo() {
      const { past, future, visited } = get();
      const to = past.at(-1);
      if (!to) return;
      // Undo does not remove steps from the visited ones. Only a restart forgets them, and undoing the restart restores them.
      const seen = new Set([...visited, ...to.visited]);
      set({ ...goTo(get(), to, 'undone'), visited: seen, past: past.slice(0, -1), future: [...future, momentOf(get())] });
    },
    redo() {
      const { past, future } = get();
      const to = future.at(-1);
      if (to) set({ ...goTo(get(), to, 'redone'), past: [...past, momentOf(get())], future: future.slice(0, -1) });
    },
    restart() {
      const { past, configuration, compiled } = get();
      const selections = selectionsOf(compiled, startVisit(compiled).visit);
      const forgotten = { visited: new Set<VisitedStep>(), replaced: new Set<VisitedStep>() };
      const to = { selections, ...forgotten, configuration, compiled };
      set({
        ...goTo(get(), to, 'restarted'),
        visited: to.visited,
        past: [...past, momentOf(get())].slice(-UNDO_STEPS),
        future: [],
      });
    },
    move(configuration) {
      const { past, visited } = get();
      const to = { configuration, compiled: compileModel(configuration), selections: configuration.selections, visited };
      set({
        ...goTo(get(), { ...to, replaced: new Set() }, 'moved'),
        past: [...past, momentOf(get())].slice(-UNDO_STEPS),
        future: [],
      });
    },
  };
}

/** The actions that change the house but not its price. */
export function describing({ getState: get, setState: set }: ConfiguratorStore): Acts<'rename' | 'togglePlot'> {
  return {
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
      const { placement } = configuration;
      const stays = placement !== null && chosen.includes(placement.plotId);
      set({ configuration: { ...configuration, plotIds: chosen, placement: stays ? placement : null }, unsaved: true });
      return true;
    },
  };
}

export function looking({ getState: get, setState: set }: ConfiguratorStore): Acts<'visitStep' | 'takeRoad' | 'dismiss'> {
  return {
    visitStep(step) {
      const { visited, replaced } = get();
      set({
        openedLast: step,
        // Keep the same objects if nothing has changed, so that their subscribers do not render again.
        ...(!visited.has(step) && { visited: new Set([...visited, step]) }),
        ...(replaced.has(step) && { replaced: new Set([...replaced].filter((id) => id !== step)) }),
      });
    },
    takeRoad: (isQuick) => set({ isQuick }),
    dismiss: () => set({ consequence: null, remark: null }),
  };
}

/** The actions that update this page after the browser, another tab or the server has stored the visit. */
export function keeping({ getState: get, setState: set }: ConfiguratorStore): Acts<'follow' | 'kept' | 'saved'> {
  return {
    follow({ selections, saved, keptAt, origin: theirs, name, plotIds, placement }) {
      const { configuration, compiled, visit, past, savedAt, origin } = get();
      const followed = startVisit(compiled, selections).visit;
      const described = { name, plotIds, placement };
      const isSame = writtenOf(described) === writtenOf(configuration);
      const mark = {
        // Keep the same object if nothing has changed, so that its subscribers do not render again.
        configuration: isSame ? configuration : { ...configuration, ...described },
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
}

/** Returns the state before an action, the number of its consequence and the time. */
function beginAct(from: ConfiguratorState) {
  return { from, number: (from.consequence?.number ?? 0) + 1, now: serverNow() };
}

/** Returns the state of the visit at another moment, with the consequence of the change to that moment. */
function goTo(
  now: ConfiguratorState,
  { selections, replaced, ...place }: Moment,
  kind: Consequence['act'],
): Partial<ConfiguratorState> {
  const { visit } = startVisit(place.compiled, selections);
  const consequence = consequenceOfMove(beginAct(now), { compiled: place.compiled, visit }, kind);
  return { ...placeAt(now, place), visit, replaced, consequence, remark: null, unsaved: true };
}

/** Returns the municipality and the configuration of the moment. The house keeps its current name, because undo does not change names. */
function placeAt(now: ConfiguratorState, { configuration, compiled }: Place): Partial<Place> {
  if (compiled === now.compiled) return {};
  return { configuration: { ...configuration, name: now.configuration.name }, compiled };
}

function momentOf({ configuration, compiled, visit, visited, replaced }: ConfiguratorState): Moment {
  return { selections: selectionsOf(compiled, visit), visited, replaced, configuration, compiled };
}

/** Returns whether an answer in `stored` is not in `selected`, for example because the range has changed since. */
export function differs(stored: Selections, selected: Selections): boolean {
  return [...stored].some(([questionId, answerId]) => selected.get(questionId) !== answerId);
}

function writtenOf({ name, plotIds, placement }: Pick<Configuration, 'name' | 'plotIds' | 'placement'>): string {
  return JSON.stringify([name, plotIds, placement]);
}
