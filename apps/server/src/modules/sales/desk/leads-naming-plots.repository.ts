import type { PlotId } from '@gavel/core';
import { and, desc, inArray, not, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../db/connect.ts';
import { plotChoices } from '../../visit/saved-houses/saved-houses.tables.ts';
import { leads } from '../leads/leads.tables.ts';
import { isVisible, type Looking } from './lead-filter.repository.ts';
import { type ListedLead, selectListed } from './lead-list.repository.ts';

/** Names a plot, and who asked can still be reached; said as its index says it. */
export const namesPlots = sql`${leads.plotIds} <> '{}' and ${leads.heldBack} is null and ${leads.erasedAt} is null`;

function namesPlot(plotId: PlotId): SQL | undefined {
  return and(namesPlots, sql`${leads.plotIds} @> array[${plotId}]::integer[]`);
}

/** What somebody may see and names a plot, but for those about a house that has chosen it, latest first. */
export async function listNaming(
  db: Database,
  looking: Looking,
  plotId: PlotId,
  after: { readonly at: Date; readonly key: string } | null,
  most: number,
): Promise<readonly ListedLead[]> {
  const hasHouse = sql`exists (select from ${plotChoices} where ${plotChoices.plotId} = ${plotId} and ${plotChoices.token} = ${leads.configurationId})`;
  const isAfter = after
    ? sql`(${leads.sentAt}, ${leads.id}::text collate "C") < (${after.at.toISOString()}::timestamptz, ${after.key})`
    : undefined;
  return selectListed(db)
    .where(and(isVisible(looking), namesPlot(plotId), not(hasHouse), isAfter))
    .orderBy(desc(leads.sentAt), desc(leads.id))
    .limit(most);
}

/** What somebody may see, names a plot and is about one of these houses, latest first. */
export async function listNamingOf(
  db: Database,
  looking: Looking,
  plotId: PlotId,
  tokens: readonly string[],
): Promise<readonly ListedLead[]> {
  if (tokens.length === 0) return [];
  return selectListed(db)
    .where(and(isVisible(looking), inArray(leads.configurationId, [...tokens]), namesPlot(plotId)))
    .orderBy(desc(leads.sentAt), desc(leads.id));
}
