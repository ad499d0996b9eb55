import { z } from '@gavel/contract';
import {
  type BoardColumn,
  type LeadBoard,
  type LeadDesk,
  type LeadOrder,
  type LeadsToday,
  type LeadView,
  leadViews,
  orderAt,
  type WorkedLead,
  type WorkedLeads,
} from '@gavel/contract/staff';
import { type AccountId, stockholmDay } from '@gavel/core';
import { type LeadPlace, leadPlaces, type Milestone } from '@gavel/core/leads';
import type { Database } from '../../../db/connect.ts';
import { wordsOf } from '../../../db/searched-words.ts';
import { actorOf, type Identity } from '../../../http/identity.ts';
import type { CurrentRange, ReadRange } from '../../range/current-range.ts';
import { pictureOf } from '../../visit/configurations/open-configuration.ts';
import { plotAddresses } from '../leads/told-lead.ts';
import { listStaff } from './lead-changes.repository.ts';
import { cursorOf, readCursor } from './lead-cursor.ts';
import type { LeadFilter, Looking } from './lead-filter.repository.ts';
import {
  countFiltered,
  countViews,
  type ListedLead,
  listChosen,
  listMunicipalities,
  listWorked,
} from './lead-list.repository.ts';
import { countToday, listToday, todayParts } from './leads-today.repository.ts';

/** What looking at requests takes. */
export interface Selling {
  readonly db: Database;
  readonly currentRange: ReadRange;
  /** Whether salesmen see each other's requests; administrators see all. */
  readonly salesmenSee: 'all' | 'own';
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** What the address of the list says. */
export interface AskedLeads {
  readonly view?: LeadView | undefined;
  readonly owner?: AccountId | 'none' | undefined;
  readonly milestone?: Milestone | undefined;
  readonly place?: LeadPlace | undefined;
  readonly municipality?: string | undefined;
  readonly search?: string | undefined;
  readonly order?: LeadOrder | undefined;
  readonly direction?: 'asc' | 'desc' | undefined;
  readonly after?: string | undefined;
}

const PAGE = 50;

/** So many of a column of the board. */
const COLUMN = 20;

/** So many of each kind are a day's work. */
const TODAY = 20;

const MOST_COUNTED = 1000;

/** Of what was written, as much as a list has room for. */
const MESSAGE_LENGTH = 160;

export function lookingOf({ salesmenSee, now }: Pick<Selling, 'salesmenSee' | 'now'>, identity: Identity): Looking {
  const userId = actorOf(identity);
  // What a program may see is what its key is allowed.
  const seesAll =
    salesmenSee === 'all' || identity.kind === 'program' || (identity.kind === 'member' && identity.role === 'Admin');
  return { userId, seesAll, today: stockholmDay(now()), now: new Date(now()) };
}

/** A part of a list. Throws `malformed-query`. */
export async function listLeads(selling: Selling, identity: Identity, asked: AskedLeads): Promise<WorkedLeads> {
  const range = await selling.currentRange();
  const looking = lookingOf(selling, identity);
  const filter = filterOf(asked, range);
  const part = await readPart(selling.db, looking, filter, asked, PAGE, range);
  const [count = null] = asked.after === undefined ? await countFiltered(selling.db, looking, [filter], MOST_COUNTED) : [];
  return { ...part, ...(count === null ? { count, isMore: false } : counted(count)) };
}

/** A view by where requests stand. Throws `malformed-query`. */
export async function readBoard(selling: Selling, identity: Identity, asked: AskedLeads): Promise<LeadBoard> {
  const range = await selling.currentRange();
  const looking = lookingOf(selling, identity);
  const filters = leadPlaces.map((place) => ({ ...filterOf(asked, range), place }));
  const counts = await countFiltered(selling.db, looking, filters, MOST_COUNTED);
  const columns: BoardColumn[] = [];
  for (const [at, filter] of filters.entries()) {
    const part = await readPart(selling.db, looking, filter, orderAt(filter.place), COLUMN, range);
    columns.push({ place: filter.place, ...counted(counts[at] ?? 0), ...part });
  }
  return { columns };
}

/** The whole of a list as somebody may see it, so many at a time. */
export async function* leadPages(
  selling: Selling,
  identity: Identity,
  asked: Omit<AskedLeads, 'after'>,
  most: number,
): AsyncGenerator<readonly ListedLead[]> {
  const order = asked.order ?? 'due';
  const looking = lookingOf(selling, identity);
  const filter = filterOf(asked, await selling.currentRange());
  for (let after: ReturnType<typeof readCursor> = null; ; ) {
    const ordered = { order, isDescending: asked.direction === 'desc', after };
    const page: readonly ListedLead[] = await listWorked(selling.db, looking, filter, ordered, most);
    yield page;
    const last = page.at(-1);
    if (!last || page.length < most) return;
    after = readCursor(order, cursorOf(order, last));
  }
}

/** Those of these that are there. */
export function listChosenLeads(selling: Selling, identity: Identity, ids: readonly string[]): Promise<readonly ListedLead[]> {
  return listChosen(selling.db, lookingOf(selling, identity), ids);
}

async function readPart(
  db: Database,
  looking: Looking,
  filter: LeadFilter,
  { order = 'due', direction, after }: AskedLeads,
  most: number,
  range: CurrentRange,
): Promise<Pick<WorkedLeads, 'leads' | 'next'>> {
  const ordered = { order, isDescending: direction === 'desc', after: readCursor(order, after) };
  // One more tells whether there are more.
  const found = await listWorked(db, looking, filter, ordered, most + 1);
  const page = found.slice(0, most);
  const last = found.length > most ? page.at(-1) : undefined;
  return { leads: page.map((lead) => workedLead(lead, range)), next: last ? cursorOf(order, last) : null };
}

/** What stands around the list. */
export async function readDesk(selling: Selling, identity: Identity): Promise<LeadDesk> {
  const { db, currentRange } = selling;
  const counts = await countViews(db, lookingOf(selling, identity), leadViews, MOST_COUNTED);
  const ids = new Set(await listMunicipalities(db));
  const { municipalities } = await currentRange();
  return {
    now: selling.now(),
    views: leadViews.map((view, at) => ({ view, ...counted(counts[at] ?? 0) })),
    staff: await listStaff(db),
    municipalities: municipalities.filter(({ id }) => ids.has(id)).map(({ id, name }) => ({ id, name })),
  };
}

/** What is to be done today. */
export async function readToday(selling: Selling, identity: Identity): Promise<LeadsToday> {
  const { db, currentRange } = selling;
  const looking = lookingOf(selling, identity);
  const range = await currentRange();
  const counts = await countToday(db, looking, MOST_COUNTED);
  const part = async (name: (typeof todayParts)[number]) => ({
    leads: (await listToday(db, looking, name, TODAY)).map((lead) => workedLead(lead, range)),
    ...counted(counts[todayParts.indexOf(name)] ?? 0),
  });
  return {
    undelivered: await part('undelivered'),
    fresh: await part('fresh'),
    answered: await part('answered'),
    due: await part('due'),
    changed: await part('changed'),
    expiring: await part('expiring'),
    waiting: await part('waiting'),
  };
}

function counted(count: number) {
  return { count: Math.min(count, MOST_COUNTED - 1), isMore: count === MOST_COUNTED };
}

export function workedLead(lead: ListedLead, range: CurrentRange): WorkedLead {
  const { municipalityId, ownerNumber, ownerName, revision, configurationId, house, message } = lead;
  const model = z.object({ houseId: z.number() }).safeParse(house);
  const like = model.success ? range.houses.find(({ id }) => id === model.data.houseId) : undefined;
  return {
    id: lead.id,
    version: lead.version,
    name: lead.name,
    phone: lead.phone,
    submissionType: lead.submissionType,
    message: message.length > MESSAGE_LENGTH ? `${message.slice(0, MESSAGE_LENGTH).trimEnd()} …` : message,
    configurationId,
    houseTitle: lead.houseTitle,
    municipalityName: range.municipalities.find(({ id }) => id === municipalityId)?.name ?? '',
    plotAddresses: plotAddresses(range, lead.plotIds),
    image:
      configurationId !== null && revision !== null ? pictureOf({ token: configurationId, revision }) : (like?.image ?? null),
    price: lead.price,
    milestone: lead.milestone,
    dormantUntil: lead.dormantUntil,
    lostReason: lead.lostReason,
    owner: ownerNumber === null || ownerName === null ? null : { id: ownerNumber, name: ownerName },
    nextStep: lead.nextStep,
    dueOn: lead.dueOn,
    arrivedAt: lead.arrivedAt.getTime(),
    waitingSince: lead.waitingSince.getTime(),
    offerAnswer: lead.offerAnswer,
    offerAnsweredAt: lead.offerAnswer === null ? null : (lead.offerAnsweredAt?.getTime() ?? null),
    offerUntil: lead.offerUntil,
  };
}

function filterOf(
  { view = 'mine', owner, milestone, place, municipality, search = '' }: AskedLeads,
  range: CurrentRange,
): LeadFilter {
  return {
    view,
    owner: owner ?? null,
    milestone: milestone ?? null,
    place: place ?? null,
    municipalityId: municipality ?? null,
    words: wordsOf(search).map((word) => ({
      word,
      municipalityIds: range.municipalities.filter(({ name }) => name.toLowerCase().startsWith(word)).map(({ id }) => id),
    })),
  };
}
