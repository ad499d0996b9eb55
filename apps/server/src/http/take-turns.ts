import type { MiddlewareHandler } from 'hono';
import { clientAddress, isHere } from './client-address.ts';

/** How many of one client's requests are worked on or have an answer that is not taken yet. A browser has six connections, and many people may share an address. */
const AT_ONCE = 16;

interface Line {
  working: number;
  readonly waiting: (() => void)[];
  /** One was begun in this turn of the process. */
  hasBegun: boolean;
}

/**
 * Works on some of a client's requests at once, has their others wait for that, and begins one of theirs in each turn of the process. Whoever opens hundreds of
 * connections would have hundreds of requests begun in one turn, and an answer that the system takes at once lets the next begin in the same turn, so that
 * thousands follow on each other while everybody else waits; and whoever reads no answers would have all of them kept in memory. What never
 * ends (a stream of events) is no work once it has begun. A page's own calls are part of the page.
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
