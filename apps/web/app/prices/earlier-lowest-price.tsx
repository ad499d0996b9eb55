import { type CompiledHistory, compileHistory, formatKr, lowestEarlierPrice, type Ore } from '@gavel/core';
import { priceTexts } from '@gavel/texts';
import { useContext, useMemo } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import type { ConfiguratorState } from '../visit/configurator-state.ts';
import { NowContext, useConfigurator, useTotals } from '../visit/use-configurator.tsx';

/**
 * What the law wants beside every price that is called `Kampanjpris från`: the lowest price that what is selected now had in the 30 days
 * before the campaign. Follows every choice; null when nothing is taken off.
 */
function useEarlierLowestPrice(): Ore | null {
  const configuration = useConfigurator((state) => state.configuration);
  const compiled = useConfigurator((state) => state.compiled);
  const visit = useConfigurator((state) => state.visit);
  const now = useContext(NowContext);
  const isReduced = useTotals().discount > 0;
  return useMemo(
    () => (isReduced ? lowestEarlierPrice(historyOf({ configuration, compiled }), compiled, visit, now) : null),
    [isReduced, configuration, compiled, visit, now],
  );
}

const histories = new WeakMap<ConfiguratorState['compiled'], CompiledHistory>();

/** Earlier models are read once, and not before they are asked about: most visits have no campaign, or none that reaches them. */
export function historyOf({ configuration, compiled }: Pick<ConfiguratorState, 'configuration' | 'compiled'>): CompiledHistory {
  const history = histories.get(compiled) ?? compileHistory(configuration.priceHistory, compiled);
  histories.set(compiled, history);
  return history;
}

/** The same as a row of a description list: term and amount. */
export function EarlierLowestPrice() {
  const t = useTexts(priceTexts);
  const price = useEarlierLowestPrice();
  if (price === null) return null;
  return (
    <div>
      <dt>{t('earlierLowest')}</dt>
      <dd className="num" data-testid="earlier-lowest" translate="no">
        {formatKr(price)}
      </dd>
    </div>
  );
}
