import { orderContentBody } from '@gavel/contract/staff';
import { z } from 'zod';
import type { PersonalRecords } from '../accounts/dependencies.ts';
import { listHouses } from '../saved-houses/saved-houses.repository.ts';
import { listOrdersOfTokens } from './orders.repository.ts';

/** What somebody has ordered. It stays when their account goes: the law on bookkeeping asks for that. */
export const personalOrders: PersonalRecords = {
  name: 'finalOrders',
  async exportOf(tx, userId) {
    const houses = (await listHouses(tx, userId)).filter(({ type }) => type === 'base');
    const orders = await listOrdersOfTokens(
      tx,
      houses.map(({ token }) => token),
    );
    return orders.map(({ token, number, state, frozenAt, cancelledAt, reason, content }) => {
      const ordered = z.encode(orderContentBody, content);
      return { token, number, state, frozenAt, cancelledAt, reason, content: ordered };
    });
  },
  forget: async () => {},
};
