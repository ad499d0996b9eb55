import type { ListedCustomer, ListedCustomers, OpenedCustomer } from '@gavel/contract/staff';
import { wordsOf } from '../../../db/searched-words.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Identity } from '../../../http/identity.ts';
import { type Customer, findCustomerParts } from '../../people/customers/customers.repository.ts';
import type { CurrentRange } from '../../range/current-range.ts';
import { type Listing, listSavedOf } from '../../visit/configurations/list-saved.ts';
import {
  type Account,
  countHousesOf,
  listAccounts,
  listAlike,
  listCustomers,
  listParts,
  mayKnow,
} from './customers.repository.ts';
import { lookingOf, type Selling, workedRequest } from './look-at-requests.ts';
import type { Looking } from './request-filter.repository.ts';
import { countFrom, type ListedRequest, listFrom, listListed } from './request-list.repository.ts';
import { consentsOf, timelineOf, titleOf } from './timeline.ts';

/** The dependencies of reading customers. */
export interface Knowing extends Selling, Listing {}

const PAGE = 50;
/** A page of a customer shows at most this number of other customers who may be the same person. */
const MOST_ALIKE = 5;
/** The fewest digits with which a telephone number identifies a person. */
const FEWEST_DIGITS = 7;

/**
 * Returns a page of the customers that a user may see, latest `seenAt` (the last request or the creation of the account) first. Throws
 * `malformed-query`.
 */
export async function searchCustomers(
  selling: Selling,
  identity: Identity,
  { search, after }: { readonly search?: string | undefined; readonly after?: string | undefined },
): Promise<ListedCustomers> {
  const looking = lookingOf(selling, identity);
  const words = wordsOf(search ?? '');
  // A search that has only punctuation finds nobody, so it needs no query.
  if (search && words.length === 0) return { customers: [], next: null };
  const found = await listCustomers(selling.db, looking, words, readCursor(after), PAGE + 1);
  const page = found.slice(0, PAGE);
  const last = found.length > PAGE ? page.at(-1) : undefined;
  return {
    customers: await describe(selling, looking, page),
    next: last ? `${last.seenAt.toISOString()}~${last.id}` : null,
  };
}

/**
 * Yields all customers that a search finds and that a user may see, page by page. For each customer, yields the ids of all its rows: the
 * main row and the rows joined to it.
 */
export async function* customerPages(
  selling: Selling,
  identity: Identity,
  { search = '' }: { readonly search?: string | undefined },
  most: number,
): AsyncGenerator<readonly number[]> {
  const looking = lookingOf(selling, identity);
  const words = wordsOf(search);
  if (search && words.length === 0) return;
  for (let after: ReturnType<typeof readCursor> = null; ; ) {
    const page: readonly Customer[] = await listCustomers(selling.db, looking, words, after, most);
    const parts = await listParts(
      selling.db,
      page.map(({ id }) => id),
    );
    const places = new Map(page.map(({ id }, at) => [id, at]));
    const placeOf = ({ id, joinedTo }: Customer) => places.get(joinedTo ?? id) ?? 0;
    yield parts.toSorted((one, other) => placeOf(one) - placeOf(other)).map(({ id }) => id);
    const last = page.at(-1);
    if (!last || page.length < most) return;
    after = { seenAt: last.seenAt, id: last.id };
  }
}

/**
 * Returns a customer with all data. If this customer is joined to another customer, returns that other customer. Throws `unknown-customer`.
 */
export async function openCustomer(knowing: Knowing, identity: Identity, id: number): Promise<OpenedCustomer> {
  const { db, currentRange } = knowing;
  const looking = lookingOf(knowing, identity);
  const parts = await findCustomerParts(db, id);
  const [main] = parts;
  if (!main || !(await mayKnow(db, looking, main.id))) throw new AppError('unknown-customer');
  const range = await currentRange();
  const addresses = parts.map(({ address }) => address);
  const [latestRequests, accounts] = [await listFrom(db, looking, addresses), await listAccounts(db, addresses)];
  const savedHouses = (await Promise.all(accounts.map(({ id: userId }) => listSavedOf(knowing, userId)))).flat();
  const askedAbout = latestRequests.flatMap(({ configurationId }) => (configurationId === null ? [] : [configurationId]));
  const of = {
    leads: latestRequests,
    accounts,
    customerIds: parts.map((part) => part.id),
    tokens: [...new Set([...savedHouses.map((house) => house.id), ...askedAbout])],
  };
  const asked = await countFrom(db, looking, addresses);
  const requests = asked.reduce((sum, { count }) => sum + count, 0);
  const [latest = null] = latestRequests;
  const described = describeOne(main, { requests, latest, accounts, houses: savedHouses.length }, range);
  const reading = { db, range };
  const consents = await consentsOf(reading, of);
  const alike = await listAlike(db, looking, main.id, numbersOf(latestRequests, accounts), MOST_ALIKE);
  return {
    ...described,
    version: main.version,
    parts: parts.map(({ id: part, address }) => ({ id: part, address })),
    leads: latestRequests.map((request) => workedRequest(request, range)),
    savedHouses,
    consents: consents.map(({ slug, version, givenAt, withdrawnAt }) => ({
      title: titleOf(reading, slug),
      version,
      givenAt: givenAt.getTime(),
      withdrawnAt: withdrawnAt?.getTime() ?? null,
    })),
    entries: await timelineOf(reading, of),
    alike: (await describe(knowing, looking, alike)).map(({ id: other, name, email }) => ({ id: other, name, email })),
  };
}

/** Returns what the list of customers shows about each customer. */
async function describe(
  { db, currentRange }: Selling,
  looking: Looking,
  page: readonly Customer[],
): Promise<readonly ListedCustomer[]> {
  if (page.length === 0) return [];
  const range = await currentRange();
  const parts = await listParts(
    db,
    page.map(({ id }) => id),
  );
  const addresses = parts.map(({ address }) => address);
  const [asked, accounts] = [await countFrom(db, looking, addresses), await listAccounts(db, addresses)];
  const latestRequests = await listListed(
    db,
    asked.map(({ latest }) => latest),
  );
  const houses = await countHousesOf(
    db,
    accounts.map(({ id }) => id),
  );
  return page.map((customer) => {
    const theirs = new Set(
      parts.filter(({ id, joinedTo }) => id === customer.id || joinedTo === customer.id).map(({ address }) => address),
    );
    const own = accounts.filter(({ email }) => theirs.has(email));
    const requests = asked.filter(({ address }) => theirs.has(address)).reduce((sum, { count }) => sum + count, 0);
    const [latest = null] = latestRequests
      .filter(({ email }) => theirs.has(email.toLowerCase()))
      .toSorted((one, other) => other.arrivedAt.getTime() - one.arrivedAt.getTime());
    const saved = own.reduce((sum, { id }) => sum + (houses.get(id) ?? 0), 0);
    return describeOne(customer, { requests, latest, accounts: own, houses: saved }, range);
  });
}

/**
 * The data that the list shows about a customer: the number of requests, the latest request, the accounts, and the number of saved houses.
 */
interface Theirs {
  readonly requests: number;
  readonly latest: ListedRequest | null;
  readonly accounts: readonly Account[];
  readonly houses: number;
}

/**
 * Returns what the list shows about one customer. The name comes from the customer’s account. If the customer has no account, the name
 * comes from the latest request.
 */
function describeOne(
  { id, address, seenAt }: Customer,
  { requests, latest, accounts, houses }: Theirs,
  range: CurrentRange,
): ListedCustomer {
  const [account] = accounts;
  const municipalityId = latest?.municipalityId ?? account?.municipalityId;
  return {
    id,
    name: account?.name ?? latest?.name ?? '',
    email: account?.email ?? latest?.email ?? address,
    phone: (account?.phone || latest?.phone) ?? '',
    municipalityName: range.municipalities.find((one) => one.id === municipalityId)?.name ?? '',
    customerNumber: account?.number ?? null,
    requests,
    houses,
    latest: latest ? workedRequest(latest, range) : null,
    seenAt: seenAt.getTime(),
  };
}

/** Returns up to `MOST_ALIKE` telephone numbers of a customer, each as digits only. Leaves out numbers that are too short. */
function numbersOf(latestRequests: readonly ListedRequest[], accounts: readonly Account[]): readonly string[] {
  const digits = [...latestRequests, ...accounts].map(({ phone }) => phone.replaceAll(/\D/g, ''));
  return [...new Set(digits)].filter((number) => number.length >= FEWEST_DIGITS).slice(0, MOST_ALIKE);
}

function readCursor(after: string | undefined) {
  if (after === undefined) return null;
  const [, time = '', id = ''] = /^(\d{4}-\d\d-\d\dT[\d:.]{12}Z)~(\d{1,9})$/.exec(after) ?? [];
  if (Number.isNaN(Date.parse(time)))
    throw new AppError('malformed-query', 'after: expected the Next of an answer', { field: 'after' });
  return { seenAt: new Date(time), id: Number(id) };
}
