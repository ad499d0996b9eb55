import { type Ore, ore } from '@gavel/core';
import { idsOf } from '../build/ids.ts';
import { priceChosen, type StandardPair, standardPairs } from '../effects/standard-visit.ts';
import { baseKeysOf } from '../source/price-entries.ts';
import type { Source } from '../source/source.ts';
import type { PublishedRange } from '../stored/published-range.ts';
import type { PriceChange } from './read-prices.ts';

/** The effects of changed prices for visitors, from two published ranges with the same houses, areas and answers. */
interface PriceEffects {
  /** The houses and price areas in which the ordinary price with standard answers differs between the two ranges. */
  readonly houses: readonly HouseEffect[];
  /**
   * Returns the effect of a changed price for a visitor who chooses the answer in an otherwise standard house. For a base answer, the
   * visitor chooses an answer with this base answer.
   */
  ofChoice(change: PriceChange): ChoiceEffect;
}

export interface HouseEffect {
  readonly house: string;
  readonly area: string;
  readonly before: Ore;
  readonly after: Ore;
}

/** How much more the choice costs with the new prices than with the old prices; negative: it costs less. */
interface ChoiceEffect {
  /** The number of houses where the price of the choice changes in at least one area. */
  readonly houses: number;
  readonly least: Ore;
  readonly most: Ore;
}

/** @param source the source from which `before` was built */
export function priceEffects(source: Source, before: PublishedRange, after: PublishedRange): PriceEffects {
  const ids = idsOf(source.idsLock);
  const pairs = standardPairs(before, after);
  return {
    houses: housePrices(pairs),
    ofChoice({ row }) {
      const picks = source.questions.flatMap(({ key, answers }) =>
        answers
          .filter((answer) => (row.sheet === 'bases' ? baseKeysOf(answer).includes(row.key) : answer.key === row.key))
          .map((answer) => ({ questionId: ids('questions', key), answerId: ids('answers', answer.key) })),
      );
      const differences = pairs.flatMap(({ house, was, is }) =>
        picks.flatMap((pick) => {
          const [old, present] = [priceChosen(was, pick), priceChosen(is, pick)];
          return old === null || present === null || old === present ? [] : [{ key: house.key, by: present - old }];
        }),
      );
      const amounts = differences.map(({ by }) => by);
      return {
        houses: new Set(differences.map(({ key }) => key)).size,
        least: ore(amounts.length > 0 ? Math.min(...amounts) : 0),
        most: ore(amounts.length > 0 ? Math.max(...amounts) : 0),
      };
    },
  };
}

/** Returns the houses and price areas in which the ordinary price with standard answers differs between the two ranges. */
export function housePrices(pairs: readonly StandardPair[]): readonly HouseEffect[] {
  return pairs
    .map(({ house, area, was, is }) => ({
      house: house.webConfiguration.houseTitle,
      area: area.name,
      before: was.visit.ordinaryPrice,
      after: is.visit.ordinaryPrice,
    }))
    .filter((effect) => effect.before !== effect.after);
}
