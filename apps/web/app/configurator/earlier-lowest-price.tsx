import { compileHistory, formatKr, lowestEarlierPrice, type Ore } from '@gavel/core';
import { useContext, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { NowContext, useConfigurator, useTotals } from './use-configurator.tsx';

/**
 * What the law wants beside every price that is called `Kampanjpris från`: the lowest price that what is selected now had in the 30 days
 * before the campaign. Follows every choice; null when nothing is taken off.
 */
export function useEarlierLowestPrice(): Ore | null {
  const { configuration, compiled, visit } = useConfigurator((state) => state);
  const now = useContext(NowContext);
  const isReduced = useTotals().discount > 0;
  // Earlier models are read when they are first asked about: most visits have no campaign, or none that reaches them.
  const history = useMemo(
    () => (isReduced ? compileHistory(configuration.priceHistory, compiled) : null),
    [isReduced, configuration, compiled],
  );
  return useMemo(() => history && lowestEarlierPrice(history, compiled, visit, now), [history, compiled, visit, now]);
}

/** The same as a row of a description list: term and amount. */
export function EarlierLowestPrice() {
  const t = useTranslations('summary');
  const price = useEarlierLowestPrice();
  if (price === null) return null;
  return (
    <div>
      <dt>{t('earlierLowest')}</dt>
      <dd className="num" data-testid="earlier-lowest">
        {formatKr(price)}
      </dd>
    </div>
  );
}
