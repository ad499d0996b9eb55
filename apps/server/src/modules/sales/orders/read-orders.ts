import type { FactoryList, FinalOrder, ListedOrder, ListedOrders, OrderRecord, StaffOrder } from '@gavel/contract/staff';
import { type Ore, sum } from '@gavel/core';
import type { OrderState } from '@gavel/core/orders';
import { quoteTotals } from '@gavel/core/quotes';
import { wordsOf } from '../../../db/searched-words.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Identity } from '../../../http/identity.ts';
import { lookingOf, type Selling } from '../desk/look-at-requests.ts';
import { decisionsFor } from './decide-order.ts';
import { THUMBNAIL } from './order-files.ts';
import {
  findVisibleOrder,
  listOrderHeads,
  listOrders,
  type Order,
  type OrderFilter,
  type OrderHead,
} from './orders.repository.ts';

/** The query parameters of the list of orders. */
interface AskedOrders {
  readonly state?: OrderState | undefined;
  readonly search?: string | undefined;
  readonly after?: string | undefined;
}

const PAGE = 50;
/** The greatest number of complete orders that an export keeps in memory at a time. */
const PART = 100;

/** Returns an order that a member of staff may see. Throws `unknown-order`. */
export async function findForStaff(selling: Selling, identity: Identity, token: string): Promise<Order> {
  const order = await findVisibleOrder(selling.db, lookingOf(selling, identity), token);
  if (!order) throw new AppError('unknown-order');
  return order;
}

/** Returns a page of the list of orders, latest first. Throws `malformed-query`. */
export async function listForStaff(selling: Selling, identity: Identity, asked: AskedOrders): Promise<ListedOrders> {
  if (asked.after !== undefined && !/^\d{1,9}$/.test(asked.after))
    throw new AppError('malformed-query', 'after: expected the Next of an answer', { field: 'after' });
  const filter = filterOf(asked);
  const found = filter ? await listOrderHeads(selling.db, lookingOf(selling, identity), filter, PAGE + 1) : [];
  const page = found.slice(0, PAGE);
  const last = found.length > PAGE ? page.at(-1) : undefined;
  return { orders: page.map(listedOrder), next: last ? String(last.number) : null };
}

/** Yields all orders of a list that a user may see, a page at a time. */
export async function* orderPages(
  selling: Selling,
  identity: Identity,
  asked: Omit<AskedOrders, 'after'>,
): AsyncGenerator<readonly Order[]> {
  const looking = lookingOf(selling, identity);
  for (let filter = filterOf(asked); filter !== null; ) {
    const page = await listOrders(selling.db, looking, filter, PART);
    yield page;
    const last = page.at(-1);
    filter = last && page.length === PART ? { ...filter, before: last.number } : null;
  }
}

/** Returns the filter for the list of orders; null: the search has only punctuation, so it finds nothing. */
function filterOf({ state, search = '', after }: AskedOrders): OrderFilter | null {
  const words = wordsOf(search);
  if (search && words.length === 0) return null;
  return { state: state ?? null, words, before: after === undefined ? null : Number(after) };
}

function pictureAddress(token: string, name: string): string {
  return `/media/orders/${token}/${name}`;
}

/** Returns an order in the form in which its customer sees it. */
export function finalOrder(order: Order): FinalOrder {
  const { content, token, number, state, frozenAt, cancelledAt, reason, replaces, replacedBy } = order;
  const at = (date: Date | null) => date?.getTime() ?? null;
  return { ...content, token, number, state, frozenAt: at(frozenAt), cancelledAt: at(cancelledAt), reason, replaces, replacedBy };
}

export function staffOrder(order: Order, identity: Identity): StaffOrder {
  const { leadId: requestId, frozenBy, refusedAt, refusedBy, cancelledBy } = order;
  const decisions = decisionsFor(order, identity);
  return {
    ...finalOrder(order),
    leadId: requestId,
    frozenBy,
    refusedAt: refusedAt?.getTime() ?? null,
    refusedBy,
    cancelledBy,
    decisions,
  };
}

function listedOrder({
  token,
  number,
  state,
  leadId: requestId,
  madeAt,
  madeBy,
  frozenAt,
  priceOre,
  ...order
}: OrderHead): ListedOrder {
  const { customerName, houseTitle, municipalityName } = order;
  return {
    token,
    number,
    state,
    leadId: requestId,
    madeAt: madeAt.getTime(),
    madeBy,
    frozenAt: frozenAt?.getTime() ?? null,
    customerName,
    houseTitle,
    municipalityName,
    image: pictureAddress(token, THUMBNAIL),
    price: priceOre,
  };
}

export function factoryList({ token, number, state, frozenAt, content: { house, chosen, factory } }: Order): FactoryList {
  return {
    token,
    number,
    state,
    frozenAt: frozenAt?.getTime() ?? null,
    houseTitle: house.houseTitle,
    municipalityName: house.municipalityName,
    webConfigurationVersion: chosen.webConfigurationVersion,
    housePrice: housePrice(house.sections),
    ordinary: house.ordinary,
    lines: factory,
  };
}

/**
 * Returns an order in the form in which webhooks and exports contain it.
 * @param baseUrl the address at which visitors reach the server, without a slash at the end
 */
export function orderRecord(order: Order, baseUrl: string): OrderRecord {
  const { token, number, state, reason, leadId: requestId, frozenAt, cancelledAt, replaces, content } = order;
  const { customer, chosen, house, lines, factory, offerNumber: quoteNumber } = content;
  const { total, vat } = quoteTotals(house, lines);
  return {
    token,
    number,
    state,
    reason,
    leadId: requestId,
    frozenAt: frozenAt?.getTime() ?? null,
    cancelledAt: cancelledAt?.getTime() ?? null,
    replaces: replaces?.token ?? null,
    offerNumber: quoteNumber,
    customer,
    chosen,
    houseTitle: house.houseTitle,
    total,
    vat,
    lines,
    factory,
    url: `${baseUrl}/base/${token}`,
  };
}

function housePrice(sections: FinalOrder['house']['sections']): Ore {
  return sum(sections.filter(({ kind }) => kind === 'house').map(({ total }) => total));
}
