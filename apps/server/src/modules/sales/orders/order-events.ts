import type { Database } from '../../../db/connect.ts';
import type { ReadEvent } from '../../integrations/webhooks/deliver-webhooks.ts';
import { findOrder } from './orders.repository.ts';
import { orderRecord } from './read-orders.ts';

interface ReadingParts {
  readonly db: Database;
  /** Where visitors reach the server, without a slash at the end. */
  readonly baseUrl: string;
}

/** What webhooks tell of orders; everything else is told by the reader before. */
export function readOrderEvents({ db, baseUrl }: ReadingParts, readOthers: ReadEvent): ReadEvent {
  return async (event) => {
    const { type, subject, happenedAt } = event;
    if (type !== 'order.made' && type !== 'order.refused' && type !== 'order.frozen' && type !== 'order.cancelled')
      return readOthers(event);
    const order = await findOrder(db, subject);
    return order && { type, happenedAt: happenedAt.getTime(), data: orderRecord(order, baseUrl) };
  };
}
