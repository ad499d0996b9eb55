import { type CompiledModel, type Configuration, compileModel, startVisit, type Totals, totalsOf, type Visit } from '@gavel/core';
import { serverNow } from '../network/server-time.ts';

/** A house that stands in a table, alone or beside others. */
export interface ComparedHouse {
  /** The token of what is stored, or when this browser began it. */
  readonly key: string;
  readonly configuration: Configuration;
  readonly compiled: CompiledModel;
  readonly visit: Visit;
  readonly totals: Totals;
  /** Opens it; null: it is open. */
  readonly address: string | null;
}

/** The house with what its configuration has chosen. @param pricedAt whose campaigns count, milliseconds since 1970; absent: of now, and those of an order of its day */
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

/** Campaigns are judged as of now, those of an order as of when it was saved. */
function timeOf({ type, updatedAtUtc }: Configuration): number {
  return type === 'base' && updatedAtUtc ? Date.parse(updatedAtUtc) : serverNow();
}
