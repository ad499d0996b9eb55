import { isIP } from 'node:net';
import type { MiddlewareHandler } from 'hono';
import { AppError } from './app-error.ts';

/**
 * Returns middleware that refuses unknown host names if no address is configured, because links then use the host name of the
 * request. It accepts only names that nobody else can own, so that no page is made or cached with another site's name. With a
 * configured address, all links use that address, and the host name does not matter.
 *
 * @param baseUrl the address at which visitors reach the server; null: take it from each HTTP request
 */
export function refuseOtherNames(baseUrl: string | null): MiddlewareHandler {
  return async (c, next) => {
    // Check the host name of the request line and of the `Host` header, because the two may differ.
    const names = [new URL(c.req.url).hostname, URL.parse(`http://${c.req.header('host') ?? 'localhost'}`)?.hostname];
    if (baseUrl === null && !names.every(isNobodysName)) {
      throw new AppError('misdirected', 'Set BASE_URL to the address at which visitors reach the server');
    }
    return next();
  };
}

/**
 * Returns whether nobody can own a host name: an IP address, a single word such as `localhost`, or a name that ends with `.localhost`.
 * @param hostname as `URL` returns it; undefined: the text is not a host name
 */
function isNobodysName(hostname: string | undefined): boolean {
  if (hostname === undefined) return false;
  return !hostname.includes('.') || hostname.endsWith('.localhost') || isIP(hostname.replace(/^\[|\]$/g, '')) !== 0;
}
