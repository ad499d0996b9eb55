import { type OtherCost, type Plot, type SummarySheet, summarySheet } from '@gavel/core';
import { summaryTexts } from '@gavel/texts';
import { createContext, useContext, useMemo } from 'react';
import { historyOf } from '../prices/earlier-lowest-price.tsx';
import { useSite } from '../site/use-site.ts';
import { useTexts } from '../texts/use-texts.ts';
import { NowContext, useConfigurator } from '../visit/use-configurator.tsx';
import { usePlots } from '../visit/use-plots.ts';

export const SummarySheetContext = createContext<SummarySheet | null>(null);

/** What the summary around this component says: the same that is printed and that the PDF says. */
export function useSummarySheet(): SummarySheet {
  const sheet = useContext(SummarySheetContext);
  if (!sheet) throw new Error('A part of the summary was used outside of it');
  return sheet;
}

const NO_PLOTS: readonly Plot[] = [];
const NO_COSTS: readonly OtherCost[] = [];

/** The summary of the visit as it stands now. */
export function useSheetOfVisit(): SummarySheet {
  const t = useTexts(summaryTexts);
  const { configuration: opened, compiled, visit, requestSentAt } = useConfigurator((state) => state);
  const { monthlyCost, otherCosts } = useSite().brand;
  // Asked for where some are chosen; until they are known nothing is said of the whole project, which would be without a plot.
  const hasPlots = opened.plotIds.length > 0;
  const { progress } = usePlots(hasPlots);
  const plots = progress.kind === 'loaded' ? progress.value : NO_PLOTS;
  const reckoned = hasPlots && progress.kind !== 'loaded' ? NO_COSTS : otherCosts;
  const now = useContext(NowContext);
  return useMemo(() => {
    const configuration = requestSentAt ? { ...opened, requestForProposalSentAtUtc: requestSentAt } : opened;
    return summarySheet({
      configuration,
      compiled,
      visit,
      now,
      history: () => historyOf({ configuration, compiled }),
      monthlyCostTerms: monthlyCost && { ...monthlyCost, amortisationPercent: null },
      otherCosts: reckoned,
      plots,
      words: { front: t('front'), elevation: t('elevation'), plan: t('plan') },
    });
  }, [opened, requestSentAt, compiled, visit, now, monthlyCost, reckoned, plots, t]);
}
