import type { MiddlewareHandler } from 'hono';

/**
 * Returns middleware that adds the current time of the server's clock to pages and other responses, in the header `Server-Timing`. This is
 * the only header that a page can read of its own response. Browsers use this time for prices and campaigns, because a visitor's clock may
 * be wrong.
 * @param now milliseconds since 1970
 */
export function sayTime(now: () => number): MiddlewareHandler {
  return async (c, next) => {
    await next();
    // A cache would repeat an old time in a response that it keeps for ever.
    if (!c.res.headers.get('Cache-Control')?.includes('immutable')) c.header('Server-Timing', `now;dur=${now()}`);
  };
}
