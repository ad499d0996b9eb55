import { type CompiledModel, type Configuration, compileModel, startVisit, type Totals, totalsOf, type Visit } from '@gavel/core';
import { serverNow } from '../network/server-time.ts';

/** A house in the table, which shows one house alone or several houses side by side. */
export interface ComparedHouse {
  /**
   * The token of a stored house, or for a house of this browser the time when it was begun. On staff’s page, the position of the house in
   * the address, because a customer’s house may be compared with an earlier version of itself.
   */
  readonly key: string;
  readonly configuration: Configuration;
  readonly compiled: CompiledModel;
  readonly visit: Visit;
  readonly totals: Totals;
  /** The address that opens the house; null if the house is already open. */
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
  return { key, configuration, compiled, visit, totals: totalsOf(compiled, visit, pricedAt), address };
}

/** Returns the moment whose campaigns apply: for an order the time when it was saved, otherwise now. */
function timeOf({ type, updatedAtUtc }: Configuration): number {
  return type === 'base' && updatedAtUtc ? Date.parse(updatedAtUtc) : serverNow();
}
