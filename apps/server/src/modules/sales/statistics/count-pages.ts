import type { MiddlewareHandler } from 'hono';
import type { Counts } from '../../visit/counts/counts.ts';
import { mayCount } from '../../visit/counts/may-count.ts';

/**
 * Counts visits: pages that a visitor opens directly or through a link on another site, according to the `Sec-Fetch-*` headers. Does not
 * count navigation within the site, reloads, prefetches and pages for staff.
 */
export function countPages(counts: Counts): MiddlewareHandler {
  return async (c, next) => {
    await next();
    const isPage = c.res.status === 304 || (c.res.status === 200 && c.res.headers.get('Content-Type')?.startsWith('text/html'));
    if (isPage && isVisit(c.req.raw) && mayCount(c.req.raw.headers)) counts.add({ kind: 'visit' });
  };
}

function isVisit({ method, url, headers }: Request): boolean {
  const isForStaff = /^\/(admin|welcome)(\/|$)/.test(new URL(url).pathname);
  const isNavigation = headers.get('sec-fetch-mode') === 'navigate' && headers.get('sec-fetch-dest') === 'document';
  const isFromElsewhere = headers.get('sec-fetch-site') !== 'same-origin';
  const isAhead = headers.has('sec-purpose');
  const isReload = /\b(max-age=0|no-cache)\b/.test(headers.get('cache-control') ?? '');
  return method === 'GET' && !isForStaff && isNavigation && isFromElsewhere && !isAhead && !isReload;
}
