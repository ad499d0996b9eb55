import type { MiddlewareHandler } from 'hono';

/**
 * Says the server's time with every page and answer, in the one header that a page can read of its own document too (`Server-Timing`). Browsers
 * reckon prices and campaigns by it, because a visitor's clock may be wrong.
 * @param now milliseconds since 1970
 */
export function sayTime(now: () => number): MiddlewareHandler {
  return async (c, next) => {
    await next();
    // What a cache keeps for ever would say a time that is over.
    if (!c.res.headers.get('Cache-Control')?.includes('immutable')) c.header('Server-Timing', `now;dur=${now()}`);
  };
}
