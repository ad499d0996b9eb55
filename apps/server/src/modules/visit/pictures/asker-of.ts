import type { Context } from 'hono';
import type { Asker } from '../../../adapters/media/renditions.ts';
import { clientAddress } from '../../../http/client-address.ts';
import type { Limits } from '../../../http/rate-limits.ts';

/**
 * Returns the client that requests a picture. A picture that is made for this client counts towards the client’s limit. Making the
 * picture stops if the client disconnects.
 */
export function askerOf(c: Context, limits: Pick<Limits, 'pictures'>): Asker {
  const client = clientAddress(c);
  return { client, signal: c.req.raw.signal, beforeMaking: () => limits.pictures(client) };
}
