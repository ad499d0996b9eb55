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
 * Returns the route of a request for the log. If the path names a picture, a drawing or a 3D model of the range, also returns the path, at
 * most 200 characters. For a file, an unknown page or an unknown picture, also returns the beginning of the path, which is no secret.
 */
export function describeRoute(c: Context): { readonly route: string; readonly path?: string } {
  const route = routeOf(c);
  if (NAMED_PICTURE.test(route)) return { route, path: c.req.path.slice(0, LONGEST) };
  const isUnknown = route === FILE || route === NO_PAGE || route === UNKNOWN_PICTURE;
  return isUnknown ? { route, path: beginningOf(c.req.path) } : { route };
}

/** The routes of pictures whose path names no person's house. The paths of all other pictures contain the key of a house, quote or order. */
const NAMED_PICTURE = /^\/media\/(:hash|drawn|still|model)[{/]/;
const UNKNOWN_PICTURE = '/media/*';
const LONGEST = 200;

/**
 * Returns the first part of a path, and `/…` if the path has more parts. In the first part, `…` replaces eight or more letters,
 * digits, `_` and `%` in a row, because they may be a token or a name.
 */
function beginningOf(path: string): string {
  const [, first = '', ...others] = path.slice(0, LONGEST).split('/');
  return `/${first.replace(/[A-Za-z0-9_%]{8,}/g, '…')}${others.length > 0 ? '/…' : ''}`;
}
