import { z } from '@gavel/contract';
import {
  type BoardColumn,
  orderAt,
  type RequestBoard,
  type RequestDesk,
  type RequestOrder,
  type RequestsToday,
  type RequestView,
  requestViews,
  type WorkedRequest,
  type WorkedRequests,
} from '@gavel/contract/staff';
import { type AccountId, stockholmDay } from '@gavel/core';
import { type Milestone, type RequestPlace, requestPlaces } from '@gavel/core/requests';
import type { Database } from '../../../db/connect.ts';
import { wordsOf } from '../../../db/searched-words.ts';
import { actorOf, type Identity } from '../../../http/identity.ts';
import type { CurrentRange, ReadRange } from '../../range/current-range.ts';
import { pictureOf } from '../../visit/configurations/open-configuration.ts';
import { plotAddresses } from '../requests/told-request.ts';
import { listStaff } from './request-changes.repository.ts';
import { cursorOf, readCursor } from './request-cursor.ts';
import type { Looking, RequestFilter } from './request-filter.repository.ts';
import {
  countFiltered,
  countViews,
  type ListedRequest,
  listChosen,
  listMunicipalities,
  listWorked,
} from './request-list.repository.ts';
import { countToday, listToday, todayParts } from './requests-today.repository.ts';

/** The dependencies of reading requests. */
export interface Selling {
  readonly db: Database;
  readonly currentRange: ReadRange;
  /** Whether salespersons see requests of other salespersons; administrators see all requests. */
  readonly salesmenSee: 'all' | 'own';
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** The query parameters of the list of requests. */
export interface AskedRequests {
  readonly view?: RequestView | undefined;
  readonly owner?: AccountId | 'none' | undefined;
  readonly milestone?: Milestone | undefined;
  readonly place?: RequestPlace | undefined;
  readonly municipality?: string | undefined;
  readonly search?: string | undefined;
  readonly order?: RequestOrder | undefined;
  readonly direction?: 'asc' | 'desc' | undefined;
  readonly after?: string | undefined;
}

const PAGE = 50;

/** The greatest number of requests of each column in the response for the board. */
const COLUMN = 20;

/** The greatest number of requests in each part of the page Today (Idag): about as many as one person can handle in a day. */
const TODAY = 20;

const MOST_COUNTED = 1000;

/** The greatest number of characters of a message that a list shows. */
const MESSAGE_LENGTH = 160;

export function lookingOf({ salesmenSee, now }: Pick<Selling, 'salesmenSee' | 'now'>, identity: Identity): Looking {
  const userId = actorOf(identity);
  // A program sees all requests, because the permissions of its API key were already checked.
  const seesAll =
    salesmenSee === 'all' || identity.kind === 'program' || (identity.kind === 'member' && identity.role === 'Admin');
  return { userId, seesAll, today: stockholmDay(now()), now: new Date(now()) };
}

/** Returns a page of a list of requests. Throws `malformed-query`. */
export async function listRequests(selling: Selling, identity: Identity, asked: AskedRequests): Promise<WorkedRequests> {
  const range = await selling.currentRange();
  const looking = lookingOf(selling, identity);
  const filter = filterOf(asked, range);
  const part = await readPart(selling.db, looking, filter, asked, PAGE, range);
  const [count = null] = asked.after === undefined ? await countFiltered(selling.db, looking, [filter], MOST_COUNTED) : [];
  return { ...part, ...(count === null ? { count, isMore: false } : counted(count)) };
}

/**
 * Returns a view of requests as a board, with a column for each milestone, and for dormant and lost requests. Throws
 * `malformed-query`.
 */
export async function readBoard(selling: Selling, identity: Identity, asked: AskedRequests): Promise<RequestBoard> {
  const range = await selling.currentRange();
  const looking = lookingOf(selling, identity);
  const filters = requestPlaces.map((place) => ({ ...filterOf(asked, range), place }));
  const counts = await countFiltered(selling.db, looking, filters, MOST_COUNTED);
  const columns: BoardColumn[] = [];
  for (const [at, filter] of filters.entries()) {
    const part = await readPart(selling.db, looking, filter, orderAt(filter.place), COLUMN, range);
    columns.push({ place: filter.place, ...counted(counts[at] ?? 0), ...part });
  }
  return { columns };
}

/** Yields all requests of a list that a user may see, at most `most` requests at a time. */
export async function* requestPages(
  selling: Selling,
  identity: Identity,
  asked: Omit<AskedRequests, 'after'>,
  most: number,
): AsyncGenerator<readonly ListedRequest[]> {
  const order = asked.order ?? 'due';
  const looking = lookingOf(selling, identity);
  const filter = filterOf(asked, await selling.currentRange());
  for (let after: ReturnType<typeof readCursor> = null; ; ) {
    const ordered = { order, isDescending: asked.direction === 'desc', after };
    const page: readonly ListedRequest[] = await listWorked(selling.db, looking, filter, ordered, most);
    yield page;
    const last = page.at(-1);
    if (!last || page.length < most) return;
    after = readCursor(order, cursorOf(order, last));
  }
}

/** Returns those of the chosen requests that exist and that the user may see. */
export function listChosenRequests(
  selling: Selling,
  identity: Identity,
  ids: readonly string[],
): Promise<readonly ListedRequest[]> {
  return listChosen(selling.db, lookingOf(selling, identity), ids);
}

async function readPart(
  db: Database,
  looking: Looking,
  filter: RequestFilter,
  { order = 'due', direction, after }: AskedRequests,
  most: number,
  range: CurrentRange,
): Promise<Pick<WorkedRequests, 'leads' | 'next'>> {
  const ordered = { order, isDescending: direction === 'desc', after: readCursor(order, after) };
  // Read one request more than the page has, to know whether there is another page.
  const found = await listWorked(db, looking, filter, ordered, most + 1);
  const page = found.slice(0, most);
  const last = found.length > most ? page.at(-1) : undefined;
  return { leads: page.map((request) => workedRequest(request, range)), next: last ? cursorOf(order, last) : null };
}

/** Returns what the page of requests shows besides the list, such as counts and staff. */
export async function readDesk(selling: Selling, identity: Identity): Promise<RequestDesk> {
  const { db, currentRange } = selling;
  // Read the clock before the rows, so that a response with older rows never has a later time. Pages keep the latest response.
  const now = selling.now();
  const counts = await countViews(db, lookingOf(selling, identity), requestViews, MOST_COUNTED);
  const ids = new Set(await listMunicipalities(db));
  const { municipalities } = await currentRange();
  return {
    now,
    views: requestViews.map((view, at) => ({ view, ...counted(counts[at] ?? 0) })),
    staff: await listStaff(db),
    municipalities: municipalities.filter(({ id }) => ids.has(id)).map(({ id, name }) => ({ id, name })),
  };
}

/** Returns the requests of the page Today (Idag): those with something to do today. */
export async function readToday(selling: Selling, identity: Identity): Promise<RequestsToday> {
  const { db, currentRange } = selling;
  const looking = lookingOf(selling, identity);
  const range = await currentRange();
  const counts = await countToday(db, looking, MOST_COUNTED);
  const part = async (name: (typeof todayParts)[number]) => ({
    leads: (await listToday(db, looking, name, TODAY)).map((request) => workedRequest(request, range)),
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

/** Returns the beginning of a message. Leaves out half an emoji at the end, because an emoji consists of two code units. */
function beginningOf(message: string): string {
  return message.slice(0, MESSAGE_LENGTH).replace(/[\uD800-\uDBFF]$/, '');
}

function counted(count: number) {
  return { count: Math.min(count, MOST_COUNTED - 1), isMore: count === MOST_COUNTED };
}

export function workedRequest(request: ListedRequest, range: CurrentRange): WorkedRequest {
  const { municipalityId, ownerNumber, ownerName, revision, configurationId, house, message } = request;
  const model = z.object({ houseId: z.number() }).safeParse(house);
  const like = model.success ? range.houses.find(({ id }) => id === model.data.houseId) : undefined;
  return {
    id: request.id,
    version: request.version,
    name: request.name,
    phone: request.phone,
    submissionType: request.submissionType,
    message: message.length > MESSAGE_LENGTH ? `${beginningOf(message).trimEnd()} …` : message,
    configurationId,
    houseTitle: request.houseTitle,
    municipalityName: range.municipalities.find(({ id }) => id === municipalityId)?.name ?? '',
    plotAddresses: plotAddresses(range, request.plotIds),
    image:
      configurationId !== null && revision !== null ? pictureOf({ token: configurationId, revision }) : (like?.image ?? null),
    price: request.price,
    milestone: request.milestone,
    dormantUntil: request.dormantUntil,
    lostReason: request.lostReason,
    owner: ownerNumber === null || ownerName === null ? null : { id: ownerNumber, name: ownerName },
    nextStep: request.nextStep,
    dueOn: request.dueOn,
    arrivedAt: request.arrivedAt.getTime(),
    waitingSince: request.waitingSince.getTime(),
    offerAnswer: request.offerAnswer,
    offerAnsweredAt: request.offerAnswer === null ? null : (request.offerAnsweredAt?.getTime() ?? null),
    offerUntil: request.offerUntil,
  };
}

function filterOf(
  { view = 'mine', owner, milestone, place, municipality, search = '' }: AskedRequests,
  range: CurrentRange,
): RequestFilter {
  const words = wordsOf(search);
  return {
    view,
    owner: owner ?? null,
    milestone: milestone ?? null,
    place: place ?? null,
    municipalityId: municipality ?? null,
    words:
      search && words.length === 0
        ? null
        : words.map((word) => ({
            word,
            municipalityIds: range.municipalities.filter(({ name }) => name.toLowerCase().startsWith(word)).map(({ id }) => id),
          })),
  };
}
