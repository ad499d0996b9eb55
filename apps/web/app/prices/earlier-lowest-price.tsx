import { type CompiledHistory, compileHistory, formatKr, lowestEarlierPrice, type Ore } from '@gavel/core';
import { priceTexts } from '@gavel/texts';
import { useContext, useMemo } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import type { ConfiguratorState } from '../visit/configurator-state.ts';
import { NowContext, useConfigurator, useTotals } from '../visit/use-configurator.tsx';

/**
 * Returns the lowest price that the current choices had in the 30 days before the campaign; null if no campaign applies. The law requires
 * this price beside each campaign price. This price changes with the visitor’s choices.
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

/**
 * Returns the compiled models of the days before the campaign. They are compiled once, and only when needed, because most visits have no
 * campaign that applies.
 */
export function historyOf({ configuration, compiled }: Pick<ConfiguratorState, 'configuration' | 'compiled'>): CompiledHistory {
  const history = histories.get(compiled) ?? compileHistory(configuration.priceHistory, compiled);
  histories.set(compiled, history);
  return history;
}

/** Shows the earlier lowest price as a row of a description list. */
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
