import type { LeadOrder, LeadView, OfferAnswer } from '@gavel/contract/staff';
import type { AccountId } from '@gavel/core';
import type { Milestone } from '@gavel/core/leads';
import { and, desc, eq, gt, inArray, isNotNull, isNull, lt, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { users } from '../accounts/accounts.tables.ts';
import { lastWithoutDay, leadWork } from '../leads/lead-work.tables.ts';
import { cheapestWithoutPrice, leads, searchedWords } from '../leads/leads.tables.ts';
import { savedConfigurations } from '../saved-houses/saved-houses.tables.ts';

/** Who looks, when, and whether they see other salespersons' requests. */
export interface Looking {
  readonly userId: string;
  readonly seesAll: boolean;
  /** yyyy-MM-dd in Stockholm. */
  readonly today: string;
  readonly now: Date;
}

export interface LeadFilter {
  readonly view: LeadView;
  readonly owner: AccountId | 'none' | null;
  readonly milestone: Milestone | null;
  readonly municipalityId: string | null;
  /** Each is the beginning of a word, or a municipality: one of these ids. */
  readonly words: readonly { readonly word: string; readonly municipalityIds: readonly string[] }[];
}

export interface Ordered {
  readonly order: LeadOrder;
  readonly isDescending: boolean;
  /** The last row of the part before. */
  readonly after: { readonly key: string; readonly id: string } | null;
}

/** A request in a list with its work. */
export type ListedLead = Awaited<ReturnType<typeof selectListed>>[number];

/** Who waits longer than this is in the view of those who wait. */
const WAITING_MS = 7 * 86_400_000;

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

/** How many there are in each of these views; counting stops at `most`. */
export function countViews(db: Database, looking: Looking, views: readonly LeadView[], most: number): Promise<readonly number[]> {
  return countEach(
    db,
    views.map((view) => and(isVisible(looking), isInView(looking, view))),
    most,
  );
}

/** What is to be done today, by what makes it so. */
export const todayParts = ['fresh', 'answered', 'due', 'changed', 'expiring', 'waiting'] as const;
type TodayPart = (typeof todayParts)[number];

/** The first of a part of what is to be done, of one's own and of what nobody takes care of. */
export async function listToday(db: Database, looking: Looking, part: TodayPart, most: number): Promise<readonly ListedLead[]> {
  const order = {
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
  const rows = await db.selectDistinct({ id: leads.municipalityId }).from(leads).where(isNotNull(leads.municipalityId));
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
  price: { column: cheapestWithoutPrice, type: 'bigint' },
};

/** A salesman's own, and those that nobody takes care of; where the builder's setting says so, everybody's. */
export function isVisible({ userId, seesAll }: Looking): SQL | undefined {
  return seesAll ? undefined : or(eq(leadWork.ownerId, userId), isNull(leadWork.ownerId));
}

function isFiltered(looking: Looking, { view, owner, milestone, municipalityId, words }: LeadFilter) {
  const byNumber = (number: AccountId) => sql`(select ${users.id} from ${users} where ${users.customerNumber} = ${number})`;
  return [
    isInView(looking, view),
    owner === null ? undefined : owner === 'none' ? isNull(leadWork.ownerId) : eq(leadWork.ownerId, byNumber(owner)),
    milestone === null ? undefined : eq(leadWork.milestone, milestone),
    municipalityId === null ? undefined : eq(leads.municipalityId, municipalityId),
    words.length === 0
      ? undefined
      : sql`${leads.id} in (select id from leads as found where ${and(...words.map(isWord))} offset 0)`,
  ];
}

/** Looked up by itself (`offset 0`): walking a whole order and splitting each row into words would take a hundred times as long. */
function isWord({ word, municipalityIds }: LeadFilter['words'][number]): SQL | undefined {
  const begins = sql`${searchedWords('found.')} @@ to_tsquery('simple', ${`'${word}':*`})`;
  if (municipalityIds.length === 0) return begins;
  return or(begins, sql`found.municipality_id = any(array[${sql.join([...municipalityIds], sql`, `)}]::text[])`);
}

function isInView(looking: Looking, view: LeadView): SQL | undefined {
  const { userId, today, now } = looking;
  switch (view) {
    case 'mine':
      return and(isOpen(looking), eq(leadWork.ownerId, userId));
    case 'unassigned':
      return and(isOpen(looking), isNull(leadWork.ownerId));
    case 'new':
      return and(isOpen(looking), eq(leadWork.milestone, 'new'));
    case 'due':
      return and(isOpen(looking), lte(leadWork.dueOn, today));
    case 'waiting':
      return and(
        isOpen(looking),
        ne(leadWork.milestone, 'agreement'),
        lt(leadWork.waitingSince, new Date(now.getTime() - WAITING_MS)),
      );
    case 'dormant':
      return and(isNull(leadWork.lostReason), gt(leadWork.dormantUntil, today));
    case 'lost':
      return isNotNull(leadWork.lostReason);
    case 'all':
      return undefined;
  }
}

/** Neither lost nor asleep. */
function isOpen({ today }: Looking): SQL | undefined {
  return and(isNull(leadWork.lostReason), or(isNull(leadWork.dormantUntil), lte(leadWork.dormantUntil, today)));
}
