import type { MiddlewareHandler } from 'hono';
import { clientAddress, isHere } from './client-address.ts';

/**
 * The greatest number of one client’s requests that have begun and are not finished. A request is finished when the client has read its
 * response. A browser has six connections, and many people may share an IP address.
 */
const AT_ONCE = 16;

interface Line {
  working: number;
  readonly waiting: (() => void)[];
  /** Whether a request has begun in this turn of the event loop. */
  hasBegun: boolean;
}

/**
 * Returns middleware that limits the concurrent requests of each client, and begins at most one request of a client in each turn of the
 * event loop. Without it, a client with hundreds of connections could begin thousands of requests in one turn, while all other clients
 * wait. If this client read no responses, they would fill the memory. A stream of events is not counted after it has begun. The API calls
 * that a page makes are counted as part of the page.
 */
export function takeTurns(atOnce: number = AT_ONCE): MiddlewareHandler {
  const lines = new Map<string, Line>();
  return async (c, next) => {
    const client = clientAddress(c);
    if (isHere(client) || c.env?.pageRequestId !== undefined) return next();
    const line = lines.get(client) ?? { working: 0, waiting: [], hasBegun: false };
    lines.set(client, line);
    const begin = () => {
      line.working += 1;
      line.hasBegun = true;
      setImmediate(() => {
        line.hasBegun = false;
        goOn();
      });
    };
    const goOn = () => {
      if (line.hasBegun || line.working >= atOnce) return;
      const following = line.waiting.shift();
      if (following) following();
      else if (line.working === 0 && lines.get(client) === line) lines.delete(client);
    };
    const leave = () => {
      line.working -= 1;
      goOn();
    };
    if (line.working < atOnce && !line.hasBegun) begin();
    else
      await new Promise<void>((resolve) =>
        line.waiting.push(() => {
          begin();
          resolve();
        }),
      );
    // In tests a request has no connection to the client.
    const outgoing = c.env?.outgoing;
    // The client disconnected while its request waited, so nobody would read the response.
    if (outgoing?.destroyed) {
      leave();
      return c.body(null, 503);
    }
    await next();
    const goesOn = c.res.headers.get('Content-Type')?.startsWith('text/event-stream');
    if (!outgoing || goesOn || outgoing.destroyed) leave();
    else outgoing.once('close', leave);
    return;
  };
}
