import type { MiddlewareHandler } from 'hono';

/**
 * Adds the server's time to every page and response, in the header `Server-Timing`. It is the only header of its own document that a page
 * can read. Browsers use the time for prices and campaigns, because a visitor's clock may be wrong.
 * @param now milliseconds since 1970
 */
export function sayTime(now: () => number): MiddlewareHandler {
  return async (c, next) => {
    await next();
    // A cache would repeat an old time in a response that it keeps for ever.
    if (!c.res.headers.get('Cache-Control')?.includes('immutable')) c.header('Server-Timing', `now;dur=${now()}`);
  };
}
