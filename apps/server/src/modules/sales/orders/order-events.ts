import type { Database } from '../../../db/connect.ts';
import type { ReadEvent } from '../../integrations/webhooks/deliver-webhooks.ts';
import { findOrder } from './orders.repository.ts';
import { orderRecord } from './read-orders.ts';

interface ReadingParts {
  readonly db: Database;
  /** The address at which visitors reach the server, without a slash at the end. */
  readonly baseUrl: string;
}

/** Returns a function that reads the content of webhook events about orders. It passes all other events to `readOthers`. */
export function readOrderEvents({ db, baseUrl }: ReadingParts, readOthers: ReadEvent): ReadEvent {
  return async (event) => {
    const { type, subject, happenedAt } = event;
    if (type !== 'order.made' && type !== 'order.refused' && type !== 'order.frozen' && type !== 'order.cancelled')
      return readOthers(event);
    const order = await findOrder(db, subject);
    return order && { type, happenedAt: happenedAt.getTime(), data: orderRecord(order, baseUrl) };
  };
}
