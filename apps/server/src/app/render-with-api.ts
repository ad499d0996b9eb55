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
 * Renders a page that calls the API without a network. The response gets the cookies that the API sets. Only visitors who log in have a
 * cookie, and their pages show who they are. So a page for a visitor with a cookie is never cached.
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
  // A response with its own Cache-Control header, such as the builder's logo, is the same for everybody.
  if (!headers.has('Cache-Control')) {
    headers.append('Vary', 'Cookie');
    if (c.req.header('cookie') !== undefined) headers.set('Cache-Control', 'private, no-store');
  }
  // The API could not answer at the moment, so the page cannot either.
  if (page.status === 503) headers.set('Retry-After', String(DATABASE_BACK_AFTER));
  // The page accepts no POST request.
  if (page.status === 405) headers.set('Allow', 'GET, HEAD');
  // In the order in which they were set: a later cookie replaces an earlier one of the same name.
  for (const cookie of cookies) headers.append('Set-Cookie', cookie);
  return new Response(page.body, { status: page.status, statusText: page.statusText, headers });
}

/** Returns the request with the address that visitors use. A proxy may have changed it, and a preview leaves out its prefix. */
function atSite(request: Request, baseUrl: string | null, prefix: string): Request {
  const { origin, pathname, search } = new URL(request.url);
  const site = `${siteOf(baseUrl, request.headers)}${prefix}`;
  return site === origin || !isRead(request) ? request : new Request(`${site}${pathname}${search}`, request);
}

/**
 * Returns a function that calls the API as the visitor: with the cookies, address and request id of the page's request. Cookies that the
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
