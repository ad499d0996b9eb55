import type { QuoteRecord } from '@gavel/contract';
import type { CustomerRecord, OrderRecord, RecordPage, StandingRequest } from '@gavel/contract/all';
import type { Database } from '../../../db/connect.ts';
import type { CurrentRange } from '../../range/current-range.ts';
import type { Looking } from '../../sales/desk/request-filter.repository.ts';
import { type ListedRequest, listListed } from '../../sales/desk/request-list.repository.ts';
import { listOrdersOfTokens } from '../../sales/orders/orders.repository.ts';
import { orderRecord } from '../../sales/orders/read-orders.ts';
import { quoteRecord } from '../../sales/quotes/quote-events.ts';
import { listQuotesWith } from '../../sales/quotes/quotes.repository.ts';
import { requestRecord } from '../../sales/requests/request-record.ts';
import { listNumberedRequests, type NumberedRequest } from '../../sales/requests/requests.repository.ts';
import { listCustomerRecords } from './customer-records.repository.ts';
import { listChanges } from './record-changes.repository.ts';
import type { recordKinds } from './record-changes.tables.ts';

/** The dependencies of all functions that read records: the requests, customers, quotes and orders in the API and in exported lists. */
export interface Reading {
  readonly db: Database;
  readonly range: CurrentRange;
  /** The address of the site for visitors, without a slash at the end. */
  readonly site: string;
  /** Who reads, and when. */
  readonly looking: Looking;
}

/** The query parameters with which a program asks for a list of records. */
export interface AskedRecords {
  readonly after?: number | undefined;
  /** Milliseconds since 1970. */
  readonly changedSince?: number | undefined;
  readonly max?: number | undefined;
}

/** The number of records on a page if the query parameter `max` is missing. */
const USUAL = 50;

/** A record, with its id. */
interface Known<Item> {
  readonly id: string;
  readonly record: Item;
}

/** Reads records by their ids, in no particular order. An id without a record is left out. */
export type ReadRecords<Item> = (reading: Reading, ids: readonly string[]) => Promise<readonly Known<Item>[]>;

/** Returns a page of the records of one kind in the order of their last changes, and the ids of the records that no longer exist. */
export async function listRecords<Item>(
  reading: Reading,
  kind: (typeof recordKinds)[number],
  read: ReadRecords<Item>,
  { after = 0, changedSince, max = USUAL }: AskedRecords,
): Promise<RecordPage<Item>> {
  const since = changedSince === undefined ? null : new Date(changedSince);
  // Read one row more than a page has, to know whether there are more.
  const found = await listChanges(reading.db, { kind, after, since, most: max + 1 });
  const page = found.slice(0, max);
  const ids = page.map(({ id }) => id);
  const known = new Map((await read(reading, ids)).map(({ id, record }) => [id, record]));
  return {
    records: ids.flatMap((id) => known.get(id) ?? []),
    gone: ids.filter((id) => !known.has(id)),
    next: page.at(-1)?.position ?? after,
    hasMore: found.length > max,
  };
}

export const readRequests: ReadRecords<StandingRequest> = async ({ db, range, site }, ids) => {
  const [requests, listed] = [await listNumberedRequests(db, ids), await listListed(db, ids)];
  const works = new Map(listed.map((work) => [work.id, work]));
  return requests.flatMap((request) => {
    const work = works.get(request.id);
    return work ? [{ id: request.id, record: standingRequest(request, work, range, site) }] : [];
  });
};

export const readCustomers: ReadRecords<CustomerRecord> = async ({ db, looking }, ids) => {
  const records = await listCustomerRecords(db, looking, ids.map(Number));
  return records.map((record) => ({ id: String(record.id), record }));
};

export const readQuotes: ReadRecords<QuoteRecord> = async ({ db, looking }, ids) => {
  const quotes = await listQuotesWith(db, ids);
  return quotes.map((quote) => ({ id: quote.id, record: quoteRecord(quote, looking.today) }));
};

export const readOrders: ReadRecords<OrderRecord> = async ({ db, site }, ids) => {
  const orders = await listOrdersOfTokens(db, ids);
  return orders.map((order) => ({ id: order.token, record: orderRecord(order, site) }));
};

/** Returns the record of a request, with its milestone and everything else about its state in the sales pipeline. */
export function standingRequest(
  request: NumberedRequest,
  work: ListedRequest,
  range: CurrentRange,
  site: string,
): StandingRequest {
  const { milestone, dormantUntil, lostReason, ownerNumber, ownerName, nextStep, dueOn, version } = work;
  return {
    ...requestRecord(request, range, site),
    milestone,
    dormantUntil,
    lostReason,
    owner: ownerNumber === null || ownerName === null ? null : { id: ownerNumber, name: ownerName },
    nextStep,
    dueOn,
    version,
  };
}
