import type { LeadOrder, LeadView, OfferAnswer } from '@gavel/contract/staff';
import type { PlotId } from '@gavel/core';
import { and, desc, eq, gt, inArray, isNotNull, lt, lte, not, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../db/connect.ts';
import { users } from '../../people/accounts/accounts.tables.ts';
import { letters, mustArrive } from '../../people/letters/letters.tables.ts';
import { plotChoices, savedConfigurations } from '../../visit/saved-houses/saved-houses.tables.ts';
import { lastWithoutDay, leadWork } from '../leads/lead-work.tables.ts';
import { leads } from '../leads/leads.tables.ts';
import { isFiltered, isInView, isOpen, isVisible, type LeadFilter, type Looking } from './lead-filter.repository.ts';

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

/** What is to be done today, by what makes it so. */
export const todayParts = ['undelivered', 'fresh', 'answered', 'due', 'changed', 'expiring', 'waiting'] as const;
type TodayPart = (typeof todayParts)[number];

/** The first of a part of what is to be done, of one's own and of what nobody takes care of. */
export async function listToday(db: Database, looking: Looking, part: TodayPart, most: number): Promise<readonly ListedLead[]> {
  const order = {
    undelivered: leadWork.waitingSince,
    fresh: leadWork.waitingSince,
    answered: desc(leadWork.offerAnsweredAt),
    expiring: leadWork.offerUntil,
    due: lastWithoutDay,
    changed: desc(leadWork.houseSavedAt),
    waiting: leadWork.waitingSince,
  };
  return selectListed(db).where(isToday(looking, part)).orderBy(order[part], leadWork.leadId).limit(most);
}

/** How many there are of each part, in their order; counting stops at `most`. */
export function countToday(db: Database, looking: Looking, most: number): Promise<readonly number[]> {
  return countEach(
    db,
    todayParts.map((part) => isToday(looking, part)),
    most,
  );
}

function isToday(looking: Looking, part: TodayPart): SQL | undefined {
  const isOwn = isVisible({ ...looking, seesAll: false });
  // What is new is due by itself: it stands in one part only.
  const isFresh = and(eq(leadWork.milestone, 'new'), eq(leadWork.nextStep, ''));
  switch (part) {
    case 'fresh':
      return and(isOwn, isOpen(looking), isFresh);
    case 'undelivered':
      return and(isOwn, isOpen(looking), isUndelivered);
    case 'answered':
      return and(isOwn, isOpen(looking), isAnswered);
    case 'expiring':
      return and(isOwn, isOpen(looking), endsSoon(looking));
    case 'due':
      return and(isOwn, isInView(looking, 'due'), sql`not (${isFresh})`);
    case 'changed':
      return and(isOwn, isOpen(looking), gt(leadWork.houseSavedAt, leadWork.waitingSince));
    case 'waiting':
      return and(isOwn, isInView(looking, 'waiting'), sql`not (${isFresh})`);
  }
}

/** A letter with an offer or about an order did not reach its customer, and nothing was done since. */
const isUndelivered = sql`exists (
  select from ${letters}
  where ${letters.leadId} = ${leadWork.leadId} and ${letters}.${mustArrive} and ${letters.outcome} <> 'sent' and ${letters.endedAt} >= ${leadWork.waitingSince})`;

/** The customer has answered an offer since something was done last. */
const isAnswered = gt(leadWork.offerAnsweredAt, leadWork.waitingSince);

/** So many days before its last one an offer is about to end. */
const ENDS_IN_DAYS = 5;

/** An offer is about to end, or has ended, and nothing was done since it came to that. */
function endsSoon({ today }: Looking): SQL | undefined {
  const soon = sql`${today}::date + ${ENDS_IN_DAYS}::int`;
  const since = sql`(${leadWork.offerUntil} - ${ENDS_IN_DAYS}::int)::timestamp at time zone 'Europe/Stockholm'`;
  return and(lte(leadWork.offerUntil, soon), lt(leadWork.waitingSince, since));
}

async function countEach(db: Database, conditions: readonly (SQL | undefined)[], most: number): Promise<readonly number[]> {
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

function selectListed(db: Database) {
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
