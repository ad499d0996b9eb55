import type { QuoteAnswer, RequestOrder, RequestView } from '@gavel/contract/staff';
import { and, desc, eq, gt, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../db/connect.ts';
import { users } from '../../people/accounts/accounts.tables.ts';
import { savedConfigurations } from '../../visit/saved-houses/saved-houses.tables.ts';
import { lastWithoutDay, requestWork } from '../requests/request-work.tables.ts';
import { requests } from '../requests/requests.tables.ts';
import { isFiltered, isInView, isVisible, type Looking, type RequestFilter } from './request-filter.repository.ts';

export interface Ordered {
  readonly order: RequestOrder;
  readonly isDescending: boolean;
  /** The last row of the previous page; null: read the first page. */
  readonly after: { readonly key: string; readonly id: string } | null;
}

/** A request as lists show it, with the work on it. */
export type ListedRequest = Awaited<ReturnType<typeof selectListed>>[number];

/** Returns a page of requests in the given sort order, starting after the previous page. Each page is read from one index. */
export async function listWorked(
  db: Database,
  looking: Looking,
  filter: RequestFilter,
  { order, isDescending, after }: Ordered,
  most: number,
): Promise<readonly ListedRequest[]> {
  const { column, type } = orders[order];
  const direction = isDescending ? sql`desc` : sql`asc`;
  const isAfter = after
    ? sql`(${column}, ${requestWork.leadId}) ${isDescending ? sql`<` : sql`>`} (${after.key}::${sql.raw(type)}, ${after.id}::uuid)`
    : undefined;
  return selectListed(db)
    .where(and(isVisible(looking), ...isFiltered(looking, filter), isAfter))
    .orderBy(sql`${column} ${direction}`, sql`${requestWork.leadId} ${direction}`)
    .limit(most);
}

/** Returns a request that the user may see; null: there is no such request. */
export async function findListed(db: Database, looking: Looking, id: string): Promise<ListedRequest | null> {
  const [row] = await selectListed(db).where(and(isVisible(looking), eq(requestWork.leadId, id)));
  return row ?? null;
}

/** Returns the requests with these ids, in no particular order. The code that calls this function must check who may see them. */
export async function listListed(db: Database, ids: readonly string[]): Promise<readonly ListedRequest[]> {
  return ids.length === 0 ? [] : selectListed(db).where(inArray(requestWork.leadId, [...ids]));
}

/** Returns how many requests are in each of these views. Counting stops at `most`. */
export function countViews(
  db: Database,
  looking: Looking,
  views: readonly RequestView[],
  most: number,
): Promise<readonly number[]> {
  return countEach(
    db,
    views.map((view) => and(isVisible(looking), isInView(looking, view))),
    most,
  );
}

/** Returns how many requests each of these filters selects. Counting stops at `most`. */
export function countFiltered(
  db: Database,
  looking: Looking,
  filters: readonly RequestFilter[],
  most: number,
): Promise<readonly number[]> {
  return countEach(
    db,
    filters.map((filter) => and(isVisible(looking), ...isFiltered(looking, filter))),
    most,
  );
}

/** Of the requests with these ids, returns those that the user may see, in the order of their arrival. */
export async function listChosen(db: Database, looking: Looking, ids: readonly string[]): Promise<readonly ListedRequest[]> {
  return selectListed(db)
    .where(and(isVisible(looking), inArray(requestWork.leadId, ids)))
    .orderBy(requestWork.arrivedAt, requestWork.leadId);
}

/** True if the customer has answered a quote after staff last worked on the request. */
export const isAnswered = gt(requestWork.offerAnsweredAt, requestWork.waitingSince);

export async function countEach(
  db: Database,
  conditions: readonly (SQL | undefined)[],
  most: number,
): Promise<readonly number[]> {
  const counts = conditions.map(
    (condition) =>
      sql`(select count(*)::int from (select 1 from ${requestWork} where ${condition ?? sql`true`} limit ${most}) as counted)`,
  );
  const { rows } = await db.execute(sql`select array[${sql.join(counts, sql`, `)}] as counts`);
  const found: unknown = Reflect.get(Object(rows[0]), 'counts');
  return Array.isArray(found) ? found.map(Number) : [];
}

/** Returns the ids of all municipalities from which requests have come. */
export async function listMunicipalities(db: Database): Promise<readonly string[]> {
  const rows = await db
    .selectDistinct({ id: requestWork.municipalityId })
    .from(requestWork)
    .where(isNotNull(requestWork.municipalityId));
  return rows.flatMap(({ id }) => (id === null ? [] : [id]));
}

/** The greatest number of requests of one customer that a page shows. */
const MOST_OF_CUSTOMERS = 500;

/** Returns the requests from these addresses that the user may see, latest first. */
export async function listFrom(db: Database, looking: Looking, addresses: readonly string[]): Promise<readonly ListedRequest[]> {
  return selectListed(db)
    .where(and(isVisible(looking), inArray(sql`lower(${requests.email})`, addresses)))
    .orderBy(desc(requestWork.arrivedAt), requestWork.leadId)
    .limit(MOST_OF_CUSTOMERS);
}

/**
 * Returns for each address the number of its requests that the user may see, and the latest of these requests. Leaves out an address
 * without such requests.
 */
export async function countFrom(db: Database, looking: Looking, addresses: readonly string[]) {
  const address = sql<string>`lower(${requests.email})`;
  return db
    .select({
      address,
      count: sql<number>`count(*)::int`,
      latest: sql<string>`(array_agg(${requestWork.leadId} order by ${requestWork.arrivedAt} desc, ${requestWork.leadId}))[1]`,
    })
    .from(requests)
    .innerJoin(requestWork, eq(requestWork.leadId, requests.id))
    .where(and(isVisible(looking), inArray(address, [...addresses])))
    .groupBy(address);
}

export function selectListed(db: Database) {
  return db
    .select({
      id: requests.id,
      name: requests.name,
      email: requests.email,
      phone: requests.phone,
      consentId: requests.consentId,
      newsletterConsentId: requests.newsletterConsentId,
      userId: requests.userId,
      submissionType: requests.submissionType,
      message: requests.message,
      houseTitle: requests.houseTitle,
      house: requests.house,
      municipalityId: requests.municipalityId,
      plotIds: requests.plotIds,
      configurationId: requests.configurationId,
      price: requests.priceOre,
      revision: savedConfigurations.revision,
      houseSavedAt: requestWork.houseSavedAt,
      milestone: requestWork.milestone,
      dormantUntil: requestWork.dormantUntil,
      lostReason: requestWork.lostReason,
      nextStep: requestWork.nextStep,
      dueOn: requestWork.dueOn,
      version: requestWork.version,
      arrivedAt: requestWork.arrivedAt,
      waitingSince: requestWork.waitingSince,
      offerAnswer: sql<QuoteAnswer | null>`case when ${isAnswered} then ${requestWork.offerAnswer} end`,
      offerAnsweredAt: requestWork.offerAnsweredAt,
      offerUntil: requestWork.offerUntil,
      ownerNumber: users.customerNumber,
      ownerName: users.name,
    })
    .from(requestWork)
    .innerJoin(requests, eq(requests.id, requestWork.leadId))
    .leftJoin(users, eq(users.id, requestWork.ownerId))
    .leftJoin(savedConfigurations, eq(savedConfigurations.token, requests.configurationId));
}

const orders: {
  readonly [Name in RequestOrder]: { readonly column: SQL | typeof requestWork.arrivedAt; readonly type: string };
} = {
  due: { column: lastWithoutDay, type: 'date' },
  waiting: { column: requestWork.waitingSince, type: 'timestamptz' },
  arrived: { column: requestWork.arrivedAt, type: 'timestamptz' },
  price: { column: sql`coalesce(${requestWork.priceOre}, -1)`, type: 'bigint' },
};
