import {
  type CompiledModel,
  type ListedSection,
  listedSteps,
  listSections,
  nextCampaignChange,
  type Step,
  type Totals,
  totalsOf,
  type Visit,
} from '@gavel/core';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { checkServerTime, serverNow, serverTime } from '../network/server-time.ts';
import type { ConfiguratorState, ConfiguratorStore } from './configurator-state.ts';

const StoreContext = createContext<ConfiguratorStore | null>(null);
/** The time that decides which campaigns apply, in milliseconds since 1970. */
export const NowContext = createContext(0);

/** Provides a visit to all components below, and the time that decides which campaigns apply. */
export function ConfiguratorProvider({ store, children }: { store: ConfiguratorStore; children: ReactNode }) {
  const now = useCampaignTime(store);
  return (
    <StoreContext value={store}>
      <NowContext value={now}>{children}</NowContext>
    </StoreContext>
  );
}

/** The longest time for which a timer can be set, in ms. */
const LONGEST_WAIT = 2 ** 31 - 1;

/** Returns the time that decides which campaigns apply, in milliseconds since 1970. It changes only when a campaign begins or ends. */
function useCampaignTime(store: ConfiguratorStore): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const next = nextCampaignChange(store.getState().compiled, now);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      const present = serverNow();
      const wait = next - present;
      // The server may have corrected the time, so that another campaign change is the next one now.
      if (wait <= 0 || nextCampaignChange(store.getState().compiled, present) !== next) setNow(present);
      else if (Number.isFinite(wait)) timer = setTimeout(look, Math.min(wait, LONGEST_WAIT));
    };
    look();
    const stop = serverTime.subscribe(look);
    // Check again when the page becomes visible, because timers stop while the computer sleeps.
    const wake = () => {
      look();
      void checkServerTime();
    };
    document.addEventListener('visibilitychange', wake);
    return () => {
      clearTimeout(timer);
      stop();
      document.removeEventListener('visibilitychange', wake);
    };
  }, [store, now]);
  return now;
}

export function useConfiguratorStore(): ConfiguratorStore {
  const store = useContext(StoreContext);
  if (!store) throw new Error('The configurator was used outside a visit');
  return store;
}

/** Returns a part of the state of the visit. The component renders again when this part changes. */
export function useConfigurator<Part>(select: (state: ConfiguratorState) => Part): Part {
  return useStore(useConfiguratorStore(), select);
}

/**
 * Returns the prices of the visit, with campaigns.
 * @param preview another visit whose prices to return instead
 */
export function useTotals(preview?: Visit): Totals {
  const compiled = useConfigurator((state) => state.compiled);
  const current = useConfigurator((state) => state.visit);
  const visit = preview ?? current;
  const now = useContext(NowContext);
  return useMemo(() => totalsOf(compiled, visit, now), [compiled, visit, now]);
}

export function useListedSections(): readonly ListedSection[] {
  return useConfigurator(({ compiled, visit }) => sectionsOf(compiled, visit));
}

/**
 * Returns the steps. The list stays the same object until a step is added or removed. So components that show only the steps do not
 * render after most choices.
 */
export function useSteps(): readonly Step[] {
  return useConfigurator(({ compiled, visit }) => stepsOf(compiled, visit));
}

const sectionsOf = oncePerVisit(listSections);

const ownStepsOf = oncePerVisit(listedSteps);

function stepsOf(compiled: CompiledModel, visit: Visit): readonly Step[] {
  const steps = ownStepsOf(compiled, visit);
  const before = latestSteps.get(compiled);
  if (before?.length === steps.length && before.every((step, at) => step === steps[at])) return before;
  latestSteps.set(compiled, steps);
  return steps;
}

const latestSteps = new WeakMap<CompiledModel, readonly Step[]>();

/** Computes a result only once for each visit. Several components need the same result after every choice. */
function oncePerVisit<Result>(workOut: (compiled: CompiledModel, visit: Visit) => Result): typeof workOut {
  const known = new WeakMap<Visit, Result>();
  return (compiled, visit) => {
    const result = known.get(visit) ?? workOut(compiled, visit);
    known.set(visit, result);
    return result;
  };
}
