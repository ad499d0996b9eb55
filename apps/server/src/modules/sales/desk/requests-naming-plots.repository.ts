import type { PlotId } from '@gavel/core';
import { and, desc, inArray, not, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../db/connect.ts';
import { plotChoices } from '../../visit/saved-houses/saved-houses.tables.ts';
import { requests } from '../requests/requests.tables.ts';
import { isVisible, type Looking } from './request-filter.repository.ts';
import { type ListedRequest, selectListed } from './request-list.repository.ts';

/**
 * SQL that is true for a request that names at least one plot, is not held back and is not erased. It must be the same condition as that
 * of the index `leads_naming_plots`. Otherwise PostgreSQL does not use the index.
 */
export const namesPlots = sql`${requests.plotIds} <> '{}' and ${requests.heldBack} is null and ${requests.erasedAt} is null`;

function namesPlot(plotId: PlotId): SQL | undefined {
  return and(namesPlots, sql`${requests.plotIds} @> array[${plotId}]::integer[]`);
}

/**
 * Returns the requests that name a plot and that the user may see, latest first. Leaves out a request about a saved house for which
 * the plot is chosen, because the list of interested customers already has this house.
 */
export async function listNaming(
  db: Database,
  looking: Looking,
  plotId: PlotId,
  after: { readonly at: Date; readonly key: string } | null,
  most: number,
): Promise<readonly ListedRequest[]> {
  const hasHouse = sql`exists (select from ${plotChoices} where ${plotChoices.plotId} = ${plotId} and ${plotChoices.token} = ${requests.configurationId})`;
  const isAfter = after
    ? sql`(${requests.sentAt}, ${requests.id}::text collate "C") < (${after.at.toISOString()}::timestamptz, ${after.key})`
    : undefined;
  return selectListed(db)
    .where(and(isVisible(looking), namesPlot(plotId), not(hasHouse), isAfter))
    .orderBy(desc(requests.sentAt), desc(requests.id))
    .limit(most);
}

/** Returns the requests that are about one of these houses, name this plot and are visible to the user, latest first. */
export async function listNamingOf(
  db: Database,
  looking: Looking,
  plotId: PlotId,
  tokens: readonly string[],
): Promise<readonly ListedRequest[]> {
  if (tokens.length === 0) return [];
  return selectListed(db)
    .where(and(isVisible(looking), inArray(requests.configurationId, [...tokens]), namesPlot(plotId)))
    .orderBy(desc(requests.sentAt), desc(requests.id));
}
