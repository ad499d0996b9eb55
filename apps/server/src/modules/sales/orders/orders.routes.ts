import { AppError } from '../../../http/app-error.ts';
import type { Handlers } from '../../../http/serve-endpoint.ts';
import { siteOf } from '../../../http/site-of.ts';
import type { Counts } from '../../visit/counts/counts.ts';
import { printedFileName } from '../../visit/documents/print-house.ts';
import { accessTo } from '../../visit/saved-houses/house-access.ts';
import { findHouse } from '../../visit/saved-houses/saved-houses.repository.ts';
import { decideOrder } from './decide-order.ts';
import { factoryCsv } from './export-orders.ts';
import { frozenDocument } from './frozen-files.ts';
import { makeOrder, type Ordering } from './make-order.ts';
import { draftOrder } from './order-draft.ts';
import { findOrder, findOrderByKey, type Order } from './orders.repository.ts';
import { factoryList, finalOrder, findForStaff, listForStaff, staffOrder } from './read-orders.ts';
import { tickOrder } from './tick-order.ts';

interface OrdersDependencies extends Ordering {
  readonly counts: Counts;
  /** The address at which visitors reach the server; null: take it from each HTTP request. */
  readonly baseUrl: string | null;
}

type OrdersEndpoint =
  | 'readOrder'
  | 'readOrderByKey'
  | 'readOrderDocument'
  | 'readOrderDraft'
  | 'tickOrder'
  | 'makeOrder'
  | 'listOrders'
  | 'readStaffOrder'
  | 'decideOrder'
  | 'readFactoryList'
  | 'exportFactoryList';

/** Returns the handlers for final orders: those for staff and those for customers. */
export function ordersRoutes(dependencies: OrdersDependencies): Handlers<OrdersEndpoint> {
  const { db, baseUrl, currentRange, counts } = dependencies;
  const count = (order: Order) => {
    // An order that replaces another one is about the same house, so it is not counted again.
    if (order.state === 'frozen' && order.replaces === null)
      counts.add({ kind: 'ordered', houseId: order.content.chosen.houseId });
    return order;
  };
  return {
    async readOrder({ parameters: { id }, identity }) {
      const house = await findHouse(db, id);
      const access = house && (await accessTo(db, house, identity));
      // Staff see the orders of requests that they may see. A customer sees the orders in their own account.
      const order = access === 'staff' ? await findForStaff(dependencies, identity, id) : await findOrder(db, id);
      if (!order) throw new AppError('unknown-order');
      return finalOrder(order);
    },
    readOrderByKey: async ({ parameters: { key } }) => finalOrder(await findByKey(db, key)),
    async readOrderDocument({ parameters: { key } }) {
      const { token, houseTitle } = await findByKey(db, key);
      const document = await frozenDocument(db, token);
      if (!document) throw new AppError('unknown-order');
      return { bytes: document.bytes, name: printedFileName(houseTitle, await currentRange()) };
    },
    async readOrderDraft({ parameters: { id, of }, identity, setETag }) {
      const { draft } = await draftOrder(dependencies, identity, id, of);
      setETag(draft.tag);
      return draft;
    },
    async tickOrder({ parameters: { id, of }, body, identity, setETag }) {
      await tickOrder(dependencies, identity, id, body);
      const { draft } = await draftOrder(dependencies, identity, id, of);
      setETag(draft.tag);
      return draft;
    },
    async makeOrder({ parameters: { id, of = 'offer' }, identity, header, requestHeaders }) {
      const asked = { leadId: id, of, ifMatch: header('If-Match'), site: siteOf(baseUrl, requestHeaders) };
      return staffOrder(count(await makeOrder(dependencies, identity, asked)), identity);
    },
    listOrders: ({ parameters, identity }) => listForStaff(dependencies, identity, parameters),
    readStaffOrder: async ({ parameters: { token }, identity }) =>
      staffOrder(await findForStaff(dependencies, identity, token), identity),
    decideOrder: async ({ parameters: { token }, body, identity }) =>
      staffOrder(count(await decideOrder(dependencies, identity, token, body)), identity),
    readFactoryList: async ({ parameters: { token }, identity }) =>
      factoryList(await findForStaff(dependencies, identity, token)),
    exportFactoryList: async ({ parameters: { token }, identity }) => {
      const order = await findForStaff(dependencies, identity, token);
      return { bytes: factoryCsv(order, await currentRange()), name: `${order.number}-${token}.csv` };
    },
  };
}

/** Returns the order that a customer opens with a key. Throws `unknown-order`. */
async function findByKey(db: Ordering['db'], key: string): Promise<Order> {
  const order = await findOrderByKey(db, key);
  if (!order) throw new AppError('unknown-order');
  return order;
}
