import type { Context, Hono } from 'hono';
import { DATABASE_BACK_AFTER } from '../http/app-error.ts';
import { isRead } from '../http/refuse-foreign.ts';
import { NO_PAGE } from '../http/route-of.ts';
import { siteOf } from '../http/site-of.ts';
import { spend } from '../http/spending.ts';
import type { PageOf, RenderPage } from './pages.ts';

interface Rendering {
  readonly render: RenderPage;
  readonly pageOf: PageOf;
  /** Where visitors reach the server; null: where a request says. */
  readonly baseUrl: string | null;
}

/**
 * A page asks the API over no network; the cookies that the API sets go out with the page. It says who is logged in, so that no cache keeps
 * the page of somebody with a cookie, which only sessions have.
 */
export async function renderWithApi(app: Hono, c: Context, { render, pageOf, baseUrl }: Rendering): Promise<Response> {
  c.set('page', pageOf(c.req.path) ?? NO_PAGE);
  await spend(c, 'page');
  const cookies: string[] = [];
  const api = { fetch: inProcess(app, c, cookies) };
  const page = await render(atSite(c.req.raw, baseUrl), { api, nonce: c.get('nonce'), whole: false, readStyle: null });
  const headers = new Headers(page.headers);
  // What names its own keeping, such as the builder's sign, is the same for everybody.
  if (!headers.has('Cache-Control')) {
    headers.append('Vary', 'Cookie');
    if (c.req.header('cookie') !== undefined) headers.set('Cache-Control', 'private, no-store');
  }
  // What the API could not do at this moment, nor can the page.
  if (page.status === 503) headers.set('Retry-After', String(DATABASE_BACK_AFTER));
  // Of a page that takes nothing.
  if (page.status === 405) headers.set('Allow', 'GET, HEAD');
  // In the order in which they were set: a later one of the same name replaces an earlier one.
  for (const cookie of cookies) headers.append('Set-Cookie', cookie);
  return new Response(page.body, { status: page.status, statusText: page.statusText, headers });
}

/** The request as visitors know its address: behind a proxy it may have come by another one. */
function atSite(request: Request, baseUrl: string | null): Request {
  const { origin, pathname, search } = new URL(request.url);
  const site = siteOf(baseUrl, request.headers);
  return site === origin || !isRead(request) ? request : new Request(`${site}${pathname}${search}`, request);
}

/** The API as the visitor: with the cookies, address and request id of the page's request. What it sets is added to `cookies`. */
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
