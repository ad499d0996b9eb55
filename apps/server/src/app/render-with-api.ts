import type { Context, Hono } from 'hono';
import { DATABASE_BACK_AFTER } from '../http/app-error.ts';
import { isRead } from '../http/refuse-foreign.ts';
import { NO_PAGE } from '../http/route-of.ts';
import { siteOf } from '../http/site-of.ts';
import { spend } from '../http/spending.ts';
import type { PageOf, RenderPage } from './pages.ts';
import { previewOf } from './previews/preview-of-request.ts';

interface Rendering {
  readonly render: RenderPage;
  readonly pageOf: PageOf;
  /** The address at which visitors reach the server; null: take it from each HTTP request. */
  readonly baseUrl: string | null;
}

/**
 * Renders a page, and passes it a function that calls the API without a network. The response gets the cookies that the API sets. A visitor
 * has a cookie only after logging in, and then pages show who is logged in. So a page for a visitor with a cookie is not cached, unless it
 * sets its own Cache-Control header.
 */
export async function renderWithApi(app: Hono, c: Context, { render, pageOf, baseUrl }: Rendering): Promise<Response> {
  c.set('page', pageOf(c.req.path) ?? NO_PAGE);
  await spend(c, 'page');
  const cookies: string[] = [];
  const api = { fetch: inProcess(app, c, cookies) };
  const preview = previewOf(c);
  const request = atSite(c.req.raw, baseUrl, preview?.prefix ?? '');
  const page = await render(request, { api, nonce: c.get('nonce'), whole: false, readStyle: null, preview });
  const headers = new Headers(page.headers);
  // Only a response without its own Cache-Control header depends on the visitor. A response with one, such as the builder's logo, is the
  // same for all.
  if (!headers.has('Cache-Control')) {
    headers.append('Vary', 'Cookie');
    if (c.req.header('cookie') !== undefined) headers.set('Cache-Control', 'private, no-store');
  }
  // The page needs a service that does not respond at the moment, so the browser should retry.
  if (page.status === 503) headers.set('Retry-After', String(DATABASE_BACK_AFTER));
  // Status 405: the browser sent a POST request, which the page does not accept.
  if (page.status === 405) headers.set('Allow', 'GET, HEAD');
  // Keep the order in which the cookies were set, because a later cookie replaces an earlier one of the same name.
  for (const cookie of cookies) headers.append('Set-Cookie', cookie);
  return new Response(page.body, { status: page.status, statusText: page.statusText, headers });
}

/**
 * Returns the request with the address that visitors use. A proxy may have changed the host, and a preview has removed its prefix from the
 * path.
 */
function atSite(request: Request, baseUrl: string | null, prefix: string): Request {
  const { origin, pathname, search } = new URL(request.url);
  const site = `${siteOf(baseUrl, request.headers)}${prefix}`;
  return site === origin || !isRead(request) ? request : new Request(`${site}${pathname}${search}`, request);
}

/**
 * Returns a function that calls the API as the visitor: with the cookies, IP address and request id of the page's request. Cookies that the
 * API sets are added to `cookies`.
 */
function inProcess(app: Hono, c: Context, cookies: string[]) {
  return async (path: string, init: RequestInit = {}): Promise<Response> => {
    const headers = new Headers(init.headers);
    for (const name of ['cookie', 'x-forwarded-for']) {
      const value = c.req.header(name);
      if (value !== undefined && !headers.has(name)) headers.set(name, value);
    }
    const answered = await app.request(path, { ...init, headers }, { ...c.env, pageRequestId: c.get('requestId') });
    cookies.push(...answered.headers.getSetCookie());
    return answered;
  };
}
