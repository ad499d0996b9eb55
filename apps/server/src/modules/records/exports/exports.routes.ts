import { type Body, encodeTrusted, type QuoteRecord } from '@gavel/contract';
import { customerRecordBody, orderRecordBody, quoteRecordBody, standingRequestBody } from '@gavel/contract/all';
import { stockholmDay } from '@gavel/core';
import type { Logger } from 'pino';
import { type Identity, memberOf } from '../../../http/identity.ts';
import type { Handlers } from '../../../http/serve-endpoint.ts';
import { siteOf } from '../../../http/site-of.ts';
import { type Column, type StreamedFile, streamedCsv, streamedJson } from '../../../http/streamed-file.ts';
import { addAuditEntry } from '../../people/accounts/audit-log.repository.ts';
import type { CurrentRange } from '../../range/current-range.ts';
import { requestColumns } from '../../sales/desk/export-requests.ts';
import { customerPages } from '../../sales/desk/look-at-customers.ts';
import { type AskedRequests, lookingOf, requestPages, type Selling } from '../../sales/desk/look-at-requests.ts';
import { orderColumns } from '../../sales/orders/export-orders.ts';
import { orderPages, orderRecord } from '../../sales/orders/read-orders.ts';
import { interestedColumns } from '../../sales/plot-interest/export-plots.ts';
import { findPlot, interestedPages } from '../../sales/plot-interest/look-at-plots.ts';
import { quoteRecord } from '../../sales/quotes/quote-events.ts';
import { listQuotesOfRequests } from '../../sales/quotes/quotes.repository.ts';
import { type Reading, type ReadRecords, readCustomers, readRequests } from '../api/read-records.ts';
import { customerColumns, quoteColumns } from './export-columns.ts';

interface ExportsDependencies extends Selling {
  /** The address of the site for visitors; null: taken from the HTTP request. */
  readonly baseUrl: string | null;
  readonly logger: Logger;
}

type ExportsEndpoint =
  | 'exportLeads'
  | 'exportLeadsJson'
  | 'exportOffers'
  | 'exportOffersJson'
  | 'exportCustomers'
  | 'exportCustomersJson'
  | 'exportOrders'
  | 'exportOrdersJson'
  | 'exportInterested';

/** How many requests, customers or people who want a plot are read from the database at a time. */
const PART = 500;

interface Asking {
  readonly identity: Identity;
  readonly requestHeaders: Headers;
}

/** Returns the handlers of the endpoints that return whole lists as files. */
export function exportsRoutes(dependencies: ExportsDependencies): Handlers<ExportsEndpoint> {
  const { db, currentRange, baseUrl, now, logger } = dependencies;
  const readingOf = async ({ identity, requestHeaders }: Asking): Promise<Reading> => ({
    db,
    range: await currentRange(),
    site: siteOf(baseUrl, requestHeaders),
    looking: lookingOf(dependencies, identity),
  });
  const onFault = (error: unknown) => logger.error({ err: error }, 'a list could not be fetched whole');

  /** Adds an entry about the export to the audit log before the file is sent, and returns the file's name. */
  async function noted(list: string, format: string, { identity }: Asking): Promise<string> {
    const entry = { actorId: memberOf(identity).userId, subjectId: null, details: { list, format } } as const;
    await addAuditEntry(db, { ...entry, action: 'list-exported' }, new Date(now()));
    return `${list}-${stockholmDay(now())}.${format}`;
  }
  async function csv<Row>(
    list: string,
    asking: Asking,
    columnsOf: (range: CurrentRange) => readonly Column<Row>[],
    parts: AsyncIterable<readonly Row[]>,
  ): Promise<StreamedFile> {
    const columns = columnsOf(await currentRange());
    const name = await noted(list, 'csv', asking);
    const rows = mapped(parts, (row) => columns.map(([, cell]) => cell(row)));
    return streamedCsv(
      name,
      columns.map(([title]) => title),
      rows,
      onFault,
    );
  }
  async function json<Row>(list: string, asking: Asking, body: Body<Row>, parts: AsyncIterable<readonly Row[]>) {
    const name = await noted(list, 'json', asking);
    return streamedJson(
      name,
      mapped(parts, (row) => encodeTrusted(body, row)),
      onFault,
    );
  }

  async function* requests(asking: Asking, asked: AskedRequests) {
    const reading = await readingOf(asking);
    for await (const page of requestPages(dependencies, asking.identity, asked, PART))
      yield recordsOf(
        reading,
        readRequests,
        page.map(({ id }) => id),
      );
  }
  async function* quotes(asking: Asking, asked: AskedRequests): AsyncGenerator<readonly QuoteRecord[]> {
    const { looking } = await readingOf(asking);
    for await (const page of requestPages(dependencies, asking.identity, asked, PART)) {
      const sent = await listQuotesOfRequests(
        db,
        page.map(({ id }) => id),
      );
      yield sent.map((quote) => quoteRecord(quote, looking.today));
    }
  }
  async function* customers(asking: Asking, asked: { readonly search?: string | undefined }) {
    const reading = await readingOf(asking);
    for await (const ids of customerPages(dependencies, asking.identity, asked, PART))
      yield recordsOf(reading, readCustomers, ids.map(String));
  }

  return {
    exportLeads: (call) =>
      csv(
        'leads',
        call,
        (range) => requestColumns(range, stockholmDay(now())),
        requestPages(dependencies, call.identity, call.parameters, PART),
      ),
    exportLeadsJson: (call) => json('leads', call, standingRequestBody, requests(call, call.parameters)),
    exportOffers: (call) => csv('offers', call, quoteColumns, quotes(call, call.parameters)),
    exportOffersJson: (call) => json('offers', call, quoteRecordBody, quotes(call, call.parameters)),
    exportCustomers: (call) => csv('customers', call, customerColumns, customers(call, call.parameters)),
    exportCustomersJson: (call) => json('customers', call, customerRecordBody, customers(call, call.parameters)),
    exportOrders: (call) => csv('orders', call, orderColumns, orderPages(dependencies, call.identity, call.parameters)),
    async exportOrdersJson(call) {
      const { site } = await readingOf(call);
      const orders = orderPages(dependencies, call.identity, call.parameters);
      return json(
        'orders',
        call,
        orderRecordBody,
        mapped(orders, (order) => orderRecord(order, site)),
      );
    },
    async exportInterested(call) {
      const plot = await findPlot(dependencies, call.parameters.plot);
      const interested = interestedPages(dependencies, call.identity, plot, PART);
      return csv('interested', call, (range) => interestedColumns(plot, range), interested);
    },
  };
}

/** Returns the records with these ids, in the order of the ids. */
async function recordsOf<Item>(reading: Reading, read: ReadRecords<Item>, ids: readonly string[]): Promise<readonly Item[]> {
  const known = new Map((await read(reading, ids)).map(({ id, record }) => [id, record]));
  return ids.flatMap((id) => known.get(id) ?? []);
}

async function* mapped<Row, Made>(parts: AsyncIterable<readonly Row[]>, make: (row: Row) => Made) {
  for await (const rows of parts) yield rows.map(make);
}
