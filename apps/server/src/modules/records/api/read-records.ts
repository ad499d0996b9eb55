import type { OfferRecord } from '@gavel/contract';
import type { CustomerRecord, OrderRecord, RecordPage, StandingLead } from '@gavel/contract/all';
import type { Database } from '../../../db/connect.ts';
import type { CurrentRange } from '../../range/current-range.ts';
import { type ListedLead, listListed } from '../../sales/desk/lead-list.repository.ts';
import { leadRecord } from '../../sales/leads/lead-record.ts';
import { listNumberedLeads, type NumberedLead } from '../../sales/leads/leads.repository.ts';
import { offerRecord } from '../../sales/offers/offer-events.ts';
import { listOffersWith } from '../../sales/offers/offers.repository.ts';
import { listOrdersOfTokens } from '../../sales/orders/orders.repository.ts';
import { orderRecord } from '../../sales/orders/read-orders.ts';
import { listCustomerRecords } from './customer-records.repository.ts';
import { listChanges } from './record-changes.repository.ts';
import type { recordKinds } from './record-changes.tables.ts';

/** What reading records takes. */
export interface Reading {
  readonly db: Database;
  readonly range: CurrentRange;
  /** Where visitors reach the server, without a slash at the end. */
  readonly site: string;
  /** yyyy-MM-dd in Stockholm. */
  readonly today: string;
}

/** What a program asks a list for. */
export interface AskedRecords {
  readonly after?: number | undefined;
  /** Milliseconds since 1970. */
  readonly changedSince?: number | undefined;
  readonly max?: number | undefined;
}

/** So many where a program does not say. */
const USUAL = 50;

/** What a record is known by. */
interface Known<Item> {
  readonly id: string;
  readonly record: Item;
}

/** Records by their ids, in no order; those that are not there are left out. */
export type ReadRecords<Item> = (reading: Reading, ids: readonly string[]) => Promise<readonly Known<Item>[]>;

/** A part of what was changed of a kind, in the order in which it was. */
export async function listRecords<Item>(
  reading: Reading,
  kind: (typeof recordKinds)[number],
  read: ReadRecords<Item>,
  { after = 0, changedSince, max = USUAL }: AskedRecords,
): Promise<RecordPage<Item>> {
  const since = changedSince === undefined ? null : new Date(changedSince);
  // One more tells whether there are more.
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

export const readLeads: ReadRecords<StandingLead> = async ({ db, range, site }, ids) => {
  const [leads, listed] = [await listNumberedLeads(db, ids), await listListed(db, ids)];
  const works = new Map(listed.map((work) => [work.id, work]));
  return leads.flatMap((lead) => {
    const work = works.get(lead.id);
    return work ? [{ id: lead.id, record: standingLead(lead, work, range, site) }] : [];
  });
};

export const readCustomers: ReadRecords<CustomerRecord> = async ({ db }, ids) => {
  const records = await listCustomerRecords(db, ids.map(Number));
  return records.map((record) => ({ id: String(record.id), record }));
};

export const readOffers: ReadRecords<OfferRecord> = async ({ db, today }, ids) => {
  const offers = await listOffersWith(db, ids);
  return offers.map((offer) => ({ id: offer.id, record: offerRecord(offer, today) }));
};

export const readOrders: ReadRecords<OrderRecord> = async ({ db, site }, ids) => {
  const orders = await listOrdersOfTokens(db, ids);
  return orders.map((order) => ({ id: order.token, record: orderRecord(order, site) }));
};

/** A request with how far it has come. */
export function standingLead(lead: NumberedLead, work: ListedLead, range: CurrentRange, site: string): StandingLead {
  const { milestone, dormantUntil, lostReason, ownerNumber, ownerName, nextStep, dueOn, version } = work;
  return {
    ...leadRecord(lead, range, site),
    milestone,
    dormantUntil,
    lostReason,
    owner: ownerNumber === null || ownerName === null ? null : { id: ownerNumber, name: ownerName },
    nextStep,
    dueOn,
    version,
  };
}
