import type { ChangedPlot } from '@gavel/contract/staff';
import { rangeEffectTexts } from '@gavel/texts';
import { useTexts } from '../../../../texts/use-texts.ts';
import { Listed } from './listed-effects.tsx';

/** Shows which plots the draft changes, and for each of them how many saved houses this affects. */
export function PlotEffects({ plots }: { readonly plots: readonly ChangedPlot[] }) {
  const t = useTexts(rangeEffectTexts);
  return (
    <Listed
      heading={t('plots')}
      items={plots.map(({ address, changes, placed, lost, chosen }) => ({
        title: address,
        text: [
          ...changes.map((change) => t(`plot_${change}`)),
          t('plotPlaced', { count: placed }),
          ...(lost > 0 ? [t('plotLost', { count: lost })] : []),
          ...(chosen > 0 ? [t('plotChosen', { count: chosen })] : []),
        ].join(' '),
      }))}
    />
  );
}
