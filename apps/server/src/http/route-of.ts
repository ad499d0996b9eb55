import type { Context } from 'hono';
import { routePath } from 'hono/route';

declare module 'hono' {
  interface ContextVariableMap {
    /** The pattern of the page, such as `/houses/:house`; undefined: the request is not for a page. */
    page: string | undefined;
  }
}

/** The route of a request for a page that does not exist. */
export const NO_PAGE = '(none)';
const FILE = '(file)';

/**
 * Returns the pattern of the route that answered a request, such as `/api/guidemodel/:id`. There are a few hundred patterns. A pattern
 * contains no values of the address, because such a value may be a secret. The pattern is known only after the response was made.
 */
export function routeOf(c: Context): string {
  const pattern = c.get('page') ?? routePath(c);
  return pattern === '*' || pattern === '/*' ? FILE : pattern;
}

/**
 * Returns the route of a request for the log. For a picture, a file or an unknown page, also returns a part of the path that is no secret:
 * the name of the picture, or the beginning of the path.
 */
export function describeRoute(c: Context): { readonly route: string; readonly path?: string } {
  const route = routeOf(c);
  if (route.startsWith('/media/')) return { route, path: c.req.path.slice(0, LONGEST) };
  return route === FILE || route === NO_PAGE ? { route, path: beginningOf(c.req.path) } : { route };
}

const LONGEST = 200;

/**
 * Returns the first part of a path without all other parts. Replaces eight or more letters and digits in a row by `…`, because they may be
 * a token or a name.
 */
function beginningOf(path: string): string {
  const [, first = '', ...others] = path.slice(0, LONGEST).split('/');
  return `/${first.replace(/[A-Za-z0-9_%]{8,}/g, '…')}${others.length > 0 ? '/…' : ''}`;
}
