import type { MiddlewareHandler } from 'hono';
import { clientAddress, isHere } from './client-address.ts';

/** How many of one client's requests are worked on or have an answer that is not taken yet. A browser has six connections, and many people may share an address. */
const AT_ONCE = 16;

interface Line {
  working: number;
  readonly waiting: (() => void)[];
}

/**
 * Works on some of a client's requests at once, and has their others wait for that. Whoever opens hundreds of connections would have hundreds of requests begun
 * in one turn of the process, which everybody else waits for; and whoever reads no answers would have all of them kept in memory. What never
 * ends (a stream of events) is no work once it has begun. A page's own calls are part of the page.
 */
export function takeTurns(atOnce: number = AT_ONCE): MiddlewareHandler {
  const lines = new Map<string, Line>();
  return async (c, next) => {
    const client = clientAddress(c);
    if (isHere(client) || c.env?.pageRequestId !== undefined) return next();
    const line = lines.get(client) ?? { working: 0, waiting: [] };
    lines.set(client, line);
    if (line.working < atOnce) line.working += 1;
    else await new Promise<void>((resolve) => line.waiting.push(resolve));
    const leave = () => {
      const following = line.waiting.shift();
      if (following) return following();
      line.working -= 1;
      if (line.working === 0) lines.delete(client);
    };
    // Requests that tests make have no connection.
    const outgoing = c.env?.outgoing;
    // Has gone while they waited: nobody reads an answer.
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
