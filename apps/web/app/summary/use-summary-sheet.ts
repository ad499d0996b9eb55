import { type GalleryPicture, type OtherCost, type Plot, type SummarySheet, summarySheet } from '@gavel/core';
import { summaryTexts } from '@gavel/texts';
import { createContext, useContext, useMemo } from 'react';
import { ownAddress } from '../preview/own-address.ts';
import { historyOf } from '../prices/earlier-lowest-price.tsx';
import { useSite } from '../site/use-site.ts';
import { useTexts } from '../texts/use-texts.ts';
import { NowContext, useConfigurator } from '../visit/use-configurator.tsx';
import { usePlots } from '../visit/use-plots.ts';

export const SummarySheetContext = createContext<SummarySheet | null>(null);

/** Returns the content of the summary that contains this component. The printed page and the PDF have the same content. */
export function useSummarySheet(): SummarySheet {
  const sheet = useContext(SummarySheetContext);
  if (!sheet) throw new Error('A part of the summary was used outside of it');
  return sheet;
}

const NO_PLOTS: readonly Plot[] = [];
const NO_COSTS: readonly OtherCost[] = [];

/** Computes the content of the summary from the current visit. */
export function useSheetOfVisit(): SummarySheet {
  const t = useTexts(summaryTexts);
  const { configuration: opened, compiled, visit, requestSentAt } = useConfigurator((state) => state);
  const { monthlyCost, otherCosts } = useSite().brand;
  // The plots load if the visitor has chosen some. Until then the project cost is hidden, because the price of the plot would be missing.
  const hasPlots = opened.plotIds.length > 0;
  const { progress } = usePlots(hasPlots);
  const plots = progress.kind === 'loaded' ? progress.value : NO_PLOTS;
  const reckoned = hasPlots && progress.kind !== 'loaded' ? NO_COSTS : otherCosts;
  const now = useContext(NowContext);
  return useMemo(() => {
    const configuration = requestSentAt ? { ...opened, requestForProposalSentAtUtc: requestSentAt } : opened;
    const sheet = summarySheet({
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
    return { ...sheet, gallery: sheet.gallery.map(ofThisSite) };
  }, [opened, requestSentAt, compiled, visit, now, monthlyCost, reckoned, plots, t]);
}

/** Returns the picture with an address of this site: in a preview, an address of the preview. */
function ofThisSite(shown: GalleryPicture): GalleryPicture {
  const { picture } = shown;
  return picture.kind === 'static' ? { ...shown, picture: { ...picture, address: ownAddress(picture.address) } } : shown;
}
