import type { LeadOrder, LeadView, OfferAnswer } from '@gavel/contract/staff';
import { and, desc, eq, gt, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../db/connect.ts';
import { users } from '../../people/accounts/accounts.tables.ts';
import { savedConfigurations } from '../../visit/saved-houses/saved-houses.tables.ts';
import { lastWithoutDay, leadWork } from '../leads/lead-work.tables.ts';
import { leads } from '../leads/leads.tables.ts';
import { isFiltered, isInView, isVisible, type LeadFilter, type Looking } from './lead-filter.repository.ts';

export interface Ordered {
  readonly order: LeadOrder;
  readonly isDescending: boolean;
  /** The last row of the part before. */
  readonly after: { readonly key: string; readonly id: string } | null;
}

/** A request in a list with its work. */
export type ListedLead = Awaited<ReturnType<typeof selectListed>>[number];

/** Requests in an order, from where the part before ended. A page walks one index. */
export async function listWorked(
  db: Database,
  looking: Looking,
  filter: LeadFilter,
  { order, isDescending, after }: Ordered,
  most: number,
): Promise<readonly ListedLead[]> {
  const { column, type } = orders[order];
  const direction = isDescending ? sql`desc` : sql`asc`;
  const isAfter = after
    ? sql`(${column}, ${leadWork.leadId}) ${isDescending ? sql`<` : sql`>`} (${after.key}::${sql.raw(type)}, ${after.id}::uuid)`
    : undefined;
  return selectListed(db)
    .where(and(isVisible(looking), ...isFiltered(looking, filter), isAfter))
    .orderBy(sql`${column} ${direction}`, sql`${leadWork.leadId} ${direction}`)
    .limit(most);
}

/** One of those that somebody may see; null: there is none. */
export async function findListed(db: Database, looking: Looking, id: string): Promise<ListedLead | null> {
  const [row] = await selectListed(db).where(and(isVisible(looking), eq(leadWork.leadId, id)));
  return row ?? null;
}

/** Those with these ids, in no order, whoever may see them. */
export async function listListed(db: Database, ids: readonly string[]): Promise<readonly ListedLead[]> {
  return ids.length === 0 ? [] : selectListed(db).where(inArray(leadWork.leadId, [...ids]));
}

/** How many there are in each of these views; counting stops at `most`. */
export function countViews(db: Database, looking: Looking, views: readonly LeadView[], most: number): Promise<readonly number[]> {
  return countEach(
    db,
    views.map((view) => and(isVisible(looking), isInView(looking, view))),
    most,
  );
}

/** How many there are of each of these lists; counting stops at `most`. */
export function countFiltered(
  db: Database,
  looking: Looking,
  filters: readonly LeadFilter[],
  most: number,
): Promise<readonly number[]> {
  return countEach(
    db,
    filters.map((filter) => and(isVisible(looking), ...isFiltered(looking, filter))),
    most,
  );
}

/** Those of these ids that somebody may see, in the order in which they came. */
export async function listChosen(db: Database, looking: Looking, ids: readonly string[]): Promise<readonly ListedLead[]> {
  return selectListed(db)
    .where(and(isVisible(looking), inArray(leadWork.leadId, ids)))
    .orderBy(leadWork.arrivedAt, leadWork.leadId);
}

/** The customer has answered an offer since something was done last. */
export const isAnswered = gt(leadWork.offerAnsweredAt, leadWork.waitingSince);

export async function countEach(
  db: Database,
  conditions: readonly (SQL | undefined)[],
  most: number,
): Promise<readonly number[]> {
  const counts = conditions.map(
    (condition) =>
      sql`(select count(*)::int from (select 1 from ${leadWork} where ${condition ?? sql`true`} limit ${most}) as counted)`,
  );
  const { rows } = await db.execute(sql`select array[${sql.join(counts, sql`, `)}] as counts`);
  const found: unknown = Reflect.get(Object(rows[0]), 'counts');
  return Array.isArray(found) ? found.map(Number) : [];
}

/** Those that requests are from. */
export async function listMunicipalities(db: Database): Promise<readonly string[]> {
  const rows = await db.selectDistinct({ id: leadWork.municipalityId }).from(leadWork).where(isNotNull(leadWork.municipalityId));
  return rows.flatMap(({ id }) => (id === null ? [] : [id]));
}

/** So many requests of one customer are shown. */
const MOST_OF_CUSTOMERS = 500;

/** Those from these addresses that somebody may see, latest first. */
export async function listFrom(db: Database, looking: Looking, addresses: readonly string[]): Promise<readonly ListedLead[]> {
  return selectListed(db)
    .where(and(isVisible(looking), inArray(sql`lower(${leads.email})`, addresses)))
    .orderBy(desc(leadWork.arrivedAt), leadWork.leadId)
    .limit(MOST_OF_CUSTOMERS);
}

/** How many requests each of these addresses has sent that somebody may see, and the latest of them; addresses without any are left out. */
export async function countFrom(db: Database, looking: Looking, addresses: readonly string[]) {
  const address = sql<string>`lower(${leads.email})`;
  return db
    .select({
      address,
      count: sql<number>`count(*)::int`,
      latest: sql<string>`(array_agg(${leadWork.leadId} order by ${leadWork.arrivedAt} desc, ${leadWork.leadId}))[1]`,
    })
    .from(leads)
    .innerJoin(leadWork, eq(leadWork.leadId, leads.id))
    .where(and(isVisible(looking), inArray(address, [...addresses])))
    .groupBy(address);
}

export function selectListed(db: Database) {
  return db
    .select({
      id: leads.id,
      name: leads.name,
      email: leads.email,
      phone: leads.phone,
      consentId: leads.consentId,
      newsletterConsentId: leads.newsletterConsentId,
      userId: leads.userId,
      submissionType: leads.submissionType,
      message: leads.message,
      houseTitle: leads.houseTitle,
      house: leads.house,
      municipalityId: leads.municipalityId,
      plotIds: leads.plotIds,
      configurationId: leads.configurationId,
      price: leads.priceOre,
      revision: savedConfigurations.revision,
      houseSavedAt: leadWork.houseSavedAt,
      milestone: leadWork.milestone,
      dormantUntil: leadWork.dormantUntil,
      lostReason: leadWork.lostReason,
      nextStep: leadWork.nextStep,
      dueOn: leadWork.dueOn,
      version: leadWork.version,
      arrivedAt: leadWork.arrivedAt,
      waitingSince: leadWork.waitingSince,
      offerAnswer: sql<OfferAnswer | null>`case when ${isAnswered} then ${leadWork.offerAnswer} end`,
      offerAnsweredAt: leadWork.offerAnsweredAt,
      offerUntil: leadWork.offerUntil,
      ownerNumber: users.customerNumber,
      ownerName: users.name,
    })
    .from(leadWork)
    .innerJoin(leads, eq(leads.id, leadWork.leadId))
    .leftJoin(users, eq(users.id, leadWork.ownerId))
    .leftJoin(savedConfigurations, eq(savedConfigurations.token, leads.configurationId));
}

const orders: { readonly [Name in LeadOrder]: { readonly column: SQL | typeof leadWork.arrivedAt; readonly type: string } } = {
  due: { column: lastWithoutDay, type: 'date' },
  waiting: { column: leadWork.waitingSince, type: 'timestamptz' },
  arrived: { column: leadWork.arrivedAt, type: 'timestamptz' },
  price: { column: sql`coalesce(${leadWork.priceOre}, -1)`, type: 'bigint' },
};
