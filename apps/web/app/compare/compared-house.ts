import {
  type CompiledModel,
  type Configuration,
  compileHistory,
  compileModel,
  lowestEarlierPrice,
  type Ore,
  startVisit,
  type Totals,
  totalsOf,
  type Visit,
} from '@gavel/core';
import { serverNow } from '../network/server-time.ts';

/** A house in the comparison table. The table shows one house alone, or several houses side by side. */
export interface ComparedHouse {
  /**
   * The token of a stored house, or for a house of this browser the time when it was begun. On the page where staff compare houses,
   * it is the position of the house in the address, because staff may compare a customer’s house with an earlier version of the
   * same house.
   */
  readonly key: string;
  readonly configuration: Configuration;
  readonly compiled: CompiledModel;
  readonly visit: Visit;
  /** The moment whose campaigns apply to `totals`, in milliseconds since 1970. */
  readonly pricedAt: number;
  readonly totals: Totals;
  /** The address that opens the house; null: the table has no link to the house. */
  readonly address: string | null;
}

/**
 * Returns a house for the comparison, with the choices of its configuration.
 * @param pricedAt the moment whose campaigns apply, in milliseconds since 1970; left out: now, but for an order the time when it was saved
 */
export function comparedHouse(
  key: string,
  configuration: Configuration,
  address: string | null,
  pricedAt = timeOf(configuration),
): ComparedHouse {
  const compiled = compileModel(configuration);
  const { visit } = startVisit(compiled, configuration.selections);
  return { key, configuration, compiled, visit, pricedAt, totals: totalsOf(compiled, visit, pricedAt), address };
}

/**
 * Returns the lowest price of the house in the 30 days before its campaign. The law requires this price beside a reduced price.
 * Null if no campaign reduces the price.
 */
export function earlierLowestOf({ configuration, compiled, visit, pricedAt, totals }: ComparedHouse): Ore | null {
  if (totals.discount <= 0) return null;
  const history = compileHistory(configuration.priceHistory, compiled);
  return lowestEarlierPrice(history, compiled, visit, pricedAt);
}

/** Returns the moment whose campaigns apply: for an order the time when it was saved, otherwise now. */
function timeOf({ type, updatedAtUtc }: Configuration): number {
  return type === 'base' && updatedAtUtc ? Date.parse(updatedAtUtc) : serverNow();
}
