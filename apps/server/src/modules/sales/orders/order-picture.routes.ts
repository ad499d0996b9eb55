import { Hono } from 'hono';
import type { Database } from '../../../db/connect.ts';
import { clientAddress } from '../../../http/client-address.ts';
import type { Limits } from '../../../http/rate-limits.ts';
import { answerPlaceholder } from '../../visit/pictures/answer-placeholder.ts';
import { frozenPicture } from './frozen-files.ts';
import { findOrderByKey } from './orders.repository.ts';

interface OrderPictures {
  readonly db: Database;
  readonly limits: Pick<Limits, 'lookUpPicture'>;
}

/** Serves the stored pictures of an order to everybody who has the link to the order. */
export function orderPictureRoutes({ db, limits }: OrderPictures): Hono {
  return new Hono().get('/media/order-links/:key{[0-9A-Za-z]{1,64}}/:name{[a-z0-9-]{1,40}}', async (c) => {
    await limits.lookUpPicture(clientAddress(c));
    const order = await findOrderByKey(db, c.req.param('key'));
    const picture = order && (await frozenPicture(db, order.token, { name: c.req.param('name') }));
    if (!picture) return answerPlaceholder(c);
    return c.body(picture.bytes, 200, {
      'Content-Type': picture.mediaType,
      'Cache-Control': 'private, max-age=86400, immutable',
    });
  });
}
