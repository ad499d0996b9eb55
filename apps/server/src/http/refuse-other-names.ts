import { isIP } from 'node:net';
import type { MiddlewareHandler } from 'hono';
import { AppError } from './app-error.ts';

/**
 * Where nobody has said what the site is called, its address is what a request says: then only names that nobody else can own are taken, so
 * that no page is made, or kept, with somebody else's name in it. Where it has been said, every address is made from that, and by which name a
 * request came does not matter.
 *
 * @param baseUrl where visitors reach the server; null: where the request says
 */
export function refuseOtherNames(baseUrl: string | null): MiddlewareHandler {
  return async (c, next) => {
    // A request line may name one site and the header another.
    const names = [new URL(c.req.url).hostname, URL.parse(`http://${c.req.header('host') ?? 'localhost'}`)?.hostname];
    if (baseUrl === null && !names.every(isNobodysName)) {
      throw new AppError('misdirected', 'Set BASE_URL to the address at which visitors reach the server');
    }
    return next();
  };
}

/** `localhost`, an address, or a name of one word, which no register of names has. @param hostname as `URL` gives it; undefined: what was said is no name */
function isNobodysName(hostname: string | undefined): boolean {
  if (hostname === undefined) return false;
  return !hostname.includes('.') || hostname.endsWith('.localhost') || isIP(hostname.replace(/^\[|\]$/g, '')) !== 0;
}
