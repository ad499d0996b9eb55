import type { Context, MiddlewareHandler } from 'hono';

/** The data of an HTTP request that comes through a preview link. */
export interface PreviewOfRequest {
  /** The prefix of every path of the previewed site. */
  readonly prefix: string;
  /** The number of the range draft that the preview shows. */
  readonly draft: number;
  readonly requestId: string;
  /** Adds the cost of work to the computing time that the client has used. */
  readonly spend: Context['var']['spend'];
}

/** Returns the preview that an HTTP request is for; null: the request is for the real site. */
export function previewOf(c: Pick<Context, 'env'>): PreviewOfRequest | null {
  return c.env?.preview ?? null;
}

/** Gives the previewed site the `spend` of the real site. The API calls that a page makes get none. */
export function takeOver(): MiddlewareHandler {
  return (c, next) => {
    c.set('spend', c.env?.pageRequestId === undefined ? previewOf(c)?.spend : undefined);
    return next();
  };
}

/**
 * Adds the preview's prefix to the address of every picture in a JSON response, so that a browser caches the picture separately from
 * the real site's.
 */
export function prefixPictures(): MiddlewareHandler {
  return async (c, next) => {
    await next();
    const { headers, status } = c.res;
    const preview = previewOf(c);
    if (!preview || !headers.get('Content-Type')?.startsWith('application/json')) return;
    const text = (await c.res.text()).replaceAll('"/media/', `"${preview.prefix}/media/`);
    const kept = new Headers(headers);
    kept.delete('Content-Length');
    c.res = new Response(text, { status, headers: kept });
  };
}
