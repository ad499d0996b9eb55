import type { Context } from 'hono';
import type { Asker } from '../../../adapters/media/renditions.ts';
import { clientAddress } from '../../../http/client-address.ts';
import type { Limits } from '../../../http/rate-limits.ts';

/** Returns the client of a picture request. Pictures made for it count against its limit, and the work stops if it disconnects. */
export function askerOf(c: Context, limits: Pick<Limits, 'pictures'>): Asker {
  const client = clientAddress(c);
  return { client, signal: c.req.raw.signal, beforeMaking: () => limits.pictures(client) };
}
