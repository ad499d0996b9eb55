import type { Context } from 'hono';
import type { Asker } from '../../../adapters/media/renditions.ts';
import { clientAddress } from '../../../http/client-address.ts';
import type { Limits } from '../../../http/rate-limits.ts';

/** Who asks for a picture over the network: what is made for them is counted, and given up when they leave. */
export function askerOf(c: Context, limits: Pick<Limits, 'pictures'>): Asker {
  const client = clientAddress(c);
  return { client, signal: c.req.raw.signal, beforeMaking: () => limits.pictures(client) };
}
