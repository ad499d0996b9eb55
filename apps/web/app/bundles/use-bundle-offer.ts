import {
  type CompiledModel,
  chooseBundle,
  findWayToBundle,
  type GuideBundle,
  type PreviewPrice,
  previewPrice,
  previewTransition,
  type QuestionAnswer,
  selectedBundles,
  startVisit,
  type Transition,
  type Visit,
} from '@gavel/core';
import { useContext, useMemo } from 'react';
import type { BundleChoice } from '../visit/configurator-state.ts';
import { NowContext, useConfigurator, useTotals } from '../visit/use-configurator.tsx';

/** The effects of choosing a bundle on the current house. */
export interface BundleOffer {
  /** The change of the visit if the visitor chooses the bundle; null if this is impossible, even with changes of other answers. */
  readonly transition: Transition | null;
  /** The questions whose earlier picks have to change, with their new answers. If empty, no other pick has to change. */
  readonly others: readonly QuestionAnswer[];
  /** Questions of the bundles that this bundle replaces, each with the answer with which a new visit starts. */
  readonly returned: readonly QuestionAnswer[];
  /** The refused transition, if the model refuses the bundle without other changes; null if the model accepts the bundle. */
  readonly refused: Transition | null;
}

/**
 * Returns the effects of a bundle on the house. If the bundle conflicts with earlier picks, looks for other picks that make it possible
 * ("choose anyway", in Swedish "Välj ändå").
 */
function offerOf(compiled: CompiledModel, visit: Visit, bundle: GuideBundle): BundleOffer {
  const { transition, returned } = chooseBundle(compiled, visit, bundle);
  if (transition.accepted) return { transition, others: [], returned, refused: null };
  const way = findWayToBundle(compiled, visit, bundle);
  return { transition: null, others: [], returned: [], ...way, refused: transition };
}

/**
 * Returns the effects of a bundle.
 * @param visit the visit to which the bundle is applied; left out: the current one
 */
export function useBundleOffer(bundle: GuideBundle, visit?: Visit): BundleOffer {
  const compiled = useConfigurator((state) => state.compiled);
  const now = useConfigurator((state) => state.visit);
  const from = visit ?? now;
  return useMemo(() => offerOf(compiled, from, bundle), [compiled, from, bundle]);
}

/** Returns how the bundle changes the price of the current house; null if the bundle cannot be chosen. */
export function useBundlePrice({ answers }: GuideBundle, { transition, others, returned }: BundleOffer): PreviewPrice | null {
  const compiled = useConfigurator((state) => state.compiled);
  const visit = useConfigurator((state) => state.visit);
  const now = useContext(NowContext);
  const totals = useTotals();
  return useMemo(() => {
    if (!transition) return null;
    const preview = previewTransition(compiled, visit, [...answers, ...others, ...returned], transition);
    return previewPrice(compiled, preview, totals, now);
  }, [compiled, visit, answers, others, returned, transition, totals, now]);
}

/**
 * Returns a function that chooses a bundle together with the changes that it needs. The function returns false if the model refuses the
 * choice.
 */
export function useChooseBundle(): (bundle: GuideBundle, offer: BundleOffer) => boolean {
  const choose = useConfigurator((state) => state.choose);
  return ({ id: bundleId, answers }, { others, returned }) => {
    const about: BundleChoice = { bundleId, act: 'chosen', returned };
    return choose(answers, others, about);
  };
}

/** Returns the bundles whose answers are all chosen. */
export function useSelectedBundles() {
  const compiled = useConfigurator((state) => state.compiled);
  const visit = useConfigurator((state) => state.visit);
  return useMemo(() => selectedBundles(compiled, visit), [compiled, visit]);
}

/** Returns whether the house with its standard answers can have the bundle in this municipality. */
export function useIsBuiltHere(bundle: GuideBundle): boolean {
  const compiled = useConfigurator((state) => state.compiled);
  return useMemo(() => chooseBundle(compiled, startVisit(compiled).visit, bundle).transition.accepted, [compiled, bundle]);
}
