import type { Context, MiddlewareHandler } from 'hono';

/** The data of a request that comes through a preview link. */
export interface PreviewOfRequest {
  /** The beginning of every path of the previewed site. */
  readonly prefix: string;
  /** The number of the draft. */
  readonly draft: number;
  readonly requestId: string;
  /** Counts the cost of the work for the client. */
  readonly spend: Context['var']['spend'];
}

/** Returns the preview that a request belongs to; null: it is for the real site. */
export function previewOf(c: Pick<Context, 'env'>): PreviewOfRequest | null {
  return c.env?.preview ?? null;
}

/** Copies what the real site knows about a request, such as its id, into the context of the previewed site. */
export function takeOver(): MiddlewareHandler {
  return (c, next) => {
    c.set('spend', c.env?.pageRequestId === undefined ? previewOf(c)?.spend : undefined);
    return next();
  };
}

/**
 * Adds the preview's prefix to the address of every picture in a response, so that a browser caches the picture separately from
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
