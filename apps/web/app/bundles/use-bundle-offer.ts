import {
  type CompiledModel,
  chooseBundle,
  findWayTo,
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

/** What choosing a bundle does to the house as it is now. */
export interface BundleOffer {
  /** Null: it cannot be chosen, whatever else is changed along with it. */
  readonly transition: Transition | null;
  /** Earlier picks that have to change for it: what they become. Empty: it can be chosen as it is. */
  readonly others: readonly QuestionAnswer[];
  /** Answers of bundles that it takes the place of, back to the house's own. */
  readonly returned: readonly QuestionAnswer[];
  /** As it was refused; null when it was not. */
  readonly refused: Transition | null;
}

/** Whether a bundle goes with the house as it is, by itself or with a way to it ("Välj ändå"). */
function offerOf(compiled: CompiledModel, visit: Visit, { answers }: GuideBundle): BundleOffer {
  const { transition, returned } = chooseBundle(compiled, visit, { answers });
  if (transition.accepted) return { transition, others: [], returned, refused: null };
  const way = findWayTo(compiled, visit, answers);
  return { transition: way?.transition ?? null, others: way?.others ?? [], returned: [], refused: transition };
}

/** @param visit of which it is; the visit as it is now by default */
export function useBundleOffer(bundle: GuideBundle, visit?: Visit): BundleOffer {
  const compiled = useConfigurator((state) => state.compiled);
  const now = useConfigurator((state) => state.visit);
  const from = visit ?? now;
  return useMemo(() => offerOf(compiled, from, bundle), [compiled, from, bundle]);
}

/** What the offer says it costs, against the house as it is now. Null: it cannot be had. */
export function useOfferPrice({ answers }: GuideBundle, { transition, others, returned }: BundleOffer): PreviewPrice | null {
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

/** Chooses a bundle as it was offered. False: refused. */
export function useChooseBundle(): (bundle: GuideBundle, offer: BundleOffer) => boolean {
  const choose = useConfigurator((state) => state.choose);
  return ({ id: bundleId, answers }, { others, returned }) => {
    const about: BundleChoice = { bundleId, act: 'chosen', returned };
    return choose(answers, others, about);
  };
}

/** The bundles whose every answer is chosen. */
export function useSelectedBundles() {
  const compiled = useConfigurator((state) => state.compiled);
  const visit = useConfigurator((state) => state.visit);
  return useMemo(() => selectedBundles(compiled, visit), [compiled, visit]);
}

/** Whether the house as it is delivered can have it here: otherwise the municipality stands in its way. */
export function useIsBuiltHere(bundle: GuideBundle): boolean {
  const compiled = useConfigurator((state) => state.compiled);
  return useMemo(() => chooseBundle(compiled, startVisit(compiled).visit, bundle).transition.accepted, [compiled, bundle]);
}
