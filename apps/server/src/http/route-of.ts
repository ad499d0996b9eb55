import type { Context } from 'hono';
import { routePath } from 'hono/route';

declare module 'hono' {
  interface ContextVariableMap {
    /** The page's pattern, such as `/houses/:house`, where a page is what was asked for. */
    page: string | undefined;
  }
}

/** What no page is at. */
export const NO_PAGE = '(none)';
const FILE = '(file)';

/**
 * The pattern of what answered a request, such as `/api/guidemodel/:id`: one of a few hundred, whatever is asked for, and without what stands in
 * an address in its place, which may open something. Known when the answer is there.
 */
export function routeOf(c: Context): string {
  const pattern = c.get('page') ?? routePath(c);
  return pattern === '*' || pattern === '/*' ? FILE : pattern;
}

/** The same with what no pattern says and opens nothing: which picture, and how the address begins of what is not there. */
export function describeRoute(c: Context): { readonly route: string; readonly path?: string } {
  const route = routeOf(c);
  if (route.startsWith('/media/')) return { route, path: c.req.path.slice(0, LONGEST) };
  return route === FILE || route === NO_PAGE ? { route, path: beginningOf(c.req.path) } : { route };
}

const LONGEST = 200;

/** A token is eight letters and digits, or more; what stands behind the first part may be one, or a name. */
function beginningOf(path: string): string {
  const [, first = '', ...others] = path.slice(0, LONGEST).split('/');
  return `/${first.replace(/[A-Za-z0-9_%]{8,}/g, '…')}${others.length > 0 ? '/…' : ''}`;
}
