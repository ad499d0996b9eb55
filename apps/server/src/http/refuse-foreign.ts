import type { MiddlewareHandler } from 'hono';
import { AppError } from './app-error.ts';

/**
 * Lets nothing be changed from another site, by a call or by a form of a page: a browser says where a request comes from (`Sec-Fetch-Site`, `Origin`).
 * What is no browser says neither and is let pass; it has no visitor's cookies.
 *
 * @param baseUrl where visitors reach the server; null: where the request says
 */
export function refuseForeign(baseUrl: string | null): MiddlewareHandler {
  return async (c, next) => {
    if (isRead(c.req)) return next();
    const site = c.req.header('sec-fetch-site');
    if (site !== undefined && site !== 'same-origin' && site !== 'none') throw new AppError('cross-site');
    const origin = c.req.header('origin');
    if (origin !== undefined && origin !== new URL(baseUrl ?? c.req.url).origin) throw new AppError('cross-site');
    return next();
  };
}

/** Takes JSON only: a form of a foreign page can send none, whatever its browser says of where it is. */
export const refuseForms: MiddlewareHandler = async (c, next) => {
  if (isRead(c.req)) return next();
  const hasBody = c.req.header('content-type') !== undefined || Number(c.req.header('content-length') ?? 0) > 0;
  if (hasBody && !/^application\/json\s*(;|$)/i.test(c.req.header('content-type') ?? '')) throw new AppError('not-json');
  return next();
};

/** Whether a request changes nothing, and has no body. */
export function isRead({ method }: { readonly method: string }): boolean {
  return method === 'GET' || method === 'HEAD';
}
