import { orderContentBody } from '@gavel/contract/staff';
import { z } from 'zod';
import type { Database } from '../../../db/connect.ts';
import type { PersonalRecords } from '../../people/accounts/dependencies.ts';
import { listHouses } from '../../visit/saved-houses/saved-houses.repository.ts';
import { listOrdersOfRequest, listOrdersOfTokens, type Order } from './orders.repository.ts';

/** The final orders of a person. They remain when the account is deleted, because the Swedish bookkeeping act requires it. */
export const personalOrders: PersonalRecords = {
  name: 'finalOrders',
  async exportOf(tx, userId) {
    const houses = (await listHouses(tx, userId)).filter(({ type }) => type === 'base');
    const orders = await listOrdersOfTokens(
      tx,
      houses.map(({ token }) => token),
    );
    return orders.map(exported);
  },
  forget: async () => [],
};

/** Returns the orders of these requests, for the data export of a person. */
export async function exportOrders(tx: Database, requestIds: readonly string[]): Promise<readonly object[]> {
  const exports: object[] = [];
  for (const requestId of requestIds) exports.push(...(await listOrdersOfRequest(tx, requestId)).map(exported));
  return exports;
}

function exported({ token, number, state, frozenAt, cancelledAt, reason, content }: Order): object {
  return { token, number, state, frozenAt, cancelledAt, reason, content: z.encode(orderContentBody, content) };
}
