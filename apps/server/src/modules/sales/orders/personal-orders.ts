import { orderContentBody } from '@gavel/contract/staff';
import { z } from 'zod';
import type { Database } from '../../../db/connect.ts';
import type { PersonalRecords } from '../../people/accounts/dependencies.ts';
import { listHouses } from '../../visit/saved-houses/saved-houses.repository.ts';
import { listOrdersOfLead, listOrdersOfTokens, type Order } from './orders.repository.ts';

/** What somebody has ordered. It stays when their account goes: the law on bookkeeping asks for that. */
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

/** What was ordered on these requests. */
export async function exportOrders(tx: Database, leadIds: readonly string[]): Promise<readonly object[]> {
  const exports: object[] = [];
  for (const leadId of leadIds) exports.push(...(await listOrdersOfLead(tx, leadId)).map(exported));
  return exports;
}

function exported({ token, number, state, frozenAt, cancelledAt, reason, content }: Order): object {
  return { token, number, state, frozenAt, cancelledAt, reason, content: z.encode(orderContentBody, content) };
}
