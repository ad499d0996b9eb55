import type { MiddlewareHandler } from 'hono';
import { AppError } from './app-error.ts';

/**
 * Returns middleware that refuses changes which a page of another site sends by script or as a form. A browser sends the origin of a
 * request in `Sec-Fetch-Site` or `Origin`. A program that is not a browser sends neither header. Its requests are accepted, because they
 * have no visitor's cookies.
 *
 * @param baseUrl the address at which visitors reach the server; null: take it from each HTTP request
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

/**
 * Middleware that accepts only JSON bodies. A form cannot send JSON, so this refuses forms of other sites even if a browser sends no header
 * about the origin.
 */
export const refuseForms: MiddlewareHandler = async (c, next) => {
  if (isRead(c.req)) return next();
  const hasBody = c.req.header('content-type') !== undefined || Number(c.req.header('content-length') ?? 0) > 0;
  if (hasBody && !/^application\/json\s*(;|$)/i.test(c.req.header('content-type') ?? '')) throw new AppError('not-json');
  return next();
};

/** Returns whether a request can only read, so that it changes nothing and has no body. */
export function isRead({ method }: { readonly method: string }): boolean {
  return method === 'GET' || method === 'HEAD';
}
