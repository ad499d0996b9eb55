import type { HouseId, PlotId } from '@gavel/core';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../db/connect.ts';
import { users } from '../../people/accounts/accounts.tables.ts';
import { customers } from '../../people/customers/customers.tables.ts';
import { configurationVersions, plotChoices, savedConfigurations } from '../../visit/saved-houses/saved-houses.tables.ts';
import { isVisible, type Looking } from '../desk/request-filter.repository.ts';
import { namesPlots } from '../desk/requests-naming-plots.repository.ts';
import { requestWork } from '../requests/request-work.tables.ts';
import { requests } from '../requests/requests.tables.ts';

/** The interest in a plot: for how many saved houses it is chosen, or how many requests name it. */
export interface PlotCount {
  readonly plotId: PlotId;
  readonly count: number;
  /** How many of the houses or requests are newer than a given time. */
  readonly fresh: number;
  readonly latestAt: Date;
}

/**
 * Returns for how many saved houses each plot is chosen. Counts all houses, whichever salesperson has the customer, and reads only an
 * index.
 * @param only the plot to count for; null: all plots
 */
export async function countChoices(db: Database, since: Date, only: PlotId | null): Promise<readonly PlotCount[]> {
  const { plotId } = plotChoices;
  return db
    .select({ plotId, ...counted(sql`${plotChoices.since}`, since) })
    .from(plotChoices)
    .where(only === null ? undefined : eq(plotId, only))
    .groupBy(plotId);
}

/** Returns for each plot the number of requests that name the plot and that the user may see. */
export async function countRequests(db: Database, looking: Looking, since: Date): Promise<readonly PlotCount[]> {
  const plotId = sql<PlotId>`unnest(${requests.plotIds})`.as('plot_id');
  const named = db.select({ plotId, sentAt: requests.sentAt }).from(requests).where(namesPlots);
  const seen = looking.seesAll
    ? named.as('named')
    : db
        .select({ plotId, sentAt: requests.sentAt })
        .from(requests)
        .innerJoin(requestWork, eq(requestWork.leadId, requests.id))
        .where(and(namesPlots, isVisible(looking)))
        .as('named');
  return db
    .select({ plotId: seen.plotId, ...counted(sql`${seen.sentAt}`, since) })
    .from(seen)
    .groupBy(seen.plotId);
}

/** The position at which the previous page of a list ended: its last row. */
export interface After {
  readonly at: Date;
  /** A house's token, or a request's id. */
  readonly key: string;
}

/** A saved house for which somebody has chosen a plot. */
export interface Choosing {
  readonly token: string;
  readonly since: Date;
  readonly name: string;
  readonly houseId: HouseId;
  readonly ownerName: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  /** The customer id of the house's owner. If this customer is joined to another customer, the id of that other customer. */
  readonly customerId: number | null;
}

/** Returns the saved houses for which a plot is chosen, the latest choice first. */
export async function listChoosing(
  db: Database,
  plotId: PlotId,
  after: After | null,
  most: number,
): Promise<readonly Choosing[]> {
  const token = sql`${plotChoices.token} collate "C"`;
  const isAfter = after
    ? sql`(${plotChoices.since}, ${token}) < (${after.at.toISOString()}::timestamptz, ${after.key})`
    : undefined;
  // Select the rows of the page first, so that the other tables are joined only to these rows.
  const chosen = db
    .select({ token: plotChoices.token, since: plotChoices.since })
    .from(plotChoices)
    .where(and(eq(plotChoices.plotId, plotId), isAfter))
    .orderBy(desc(plotChoices.since), sql`${token} desc`)
    .limit(most)
    .as('chosen');
  return db
    .select({
      token: chosen.token,
      since: chosen.since,
      name: configurationVersions.name,
      houseId: configurationVersions.houseId,
      ownerName: users.name,
      email: users.email,
      phone: users.cellphone,
      customerId: sql<number | null>`coalesce(${customers.joinedTo}, ${customers.id})`,
    })
    .from(chosen)
    .innerJoin(savedConfigurations, eq(savedConfigurations.token, chosen.token))
    .innerJoin(
      configurationVersions,
      and(
        eq(configurationVersions.token, savedConfigurations.token),
        eq(configurationVersions.revision, savedConfigurations.revision),
      ),
    )
    .leftJoin(users, eq(users.id, savedConfigurations.ownerId))
    .leftJoin(customers, eq(customers.address, users.email))
    .orderBy(desc(chosen.since), sql`${chosen.token} collate "C" desc`);
}

/**
 * Returns the id of the customer with each of these addresses. If a customer is joined to another customer, returns the id of that other
 * customer.
 */
export async function findCustomersOf(db: Database, addresses: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (addresses.length === 0) return new Map();
  const rows = await db
    .select({ address: customers.address, id: sql<number>`coalesce(${customers.joinedTo}, ${customers.id})` })
    .from(customers)
    .where(sql`${customers.address} = any(array[${sql.join([...addresses], sql`, `)}]::text[])`);
  return new Map(rows.map(({ address, id }) => [address, id]));
}

function counted(at: ReturnType<typeof sql>, since: Date) {
  return {
    count: sql<number>`count(*)::int`,
    fresh: sql<number>`(count(*) filter (where ${at} > ${since.toISOString()}::timestamptz))::int`,
    latestAt: sql`max(${at})`.mapWith(plotChoices.since),
  };
}
