import type { Context, Hono } from 'hono';
import type { RenderPage } from './pages.ts';

/**
 * A page asks the API over no network; the cookies that the API sets go out with the page. It says who is logged in, so that no cache keeps
 * the page of somebody with a cookie, which only sessions have.
 */
export async function renderWithApi(app: Hono, c: Context, render: RenderPage): Promise<Response> {
  const cookies: string[] = [];
  const page = await render(c.req.raw, { api: { fetch: inProcess(app, c, cookies) }, nonce: c.get('secureHeadersNonce') ?? '' });
  const headers = new Headers(page.headers);
  // What names its own keeping, such as the brand's style sheet, is the same for everybody.
  if (!headers.has('Cache-Control')) {
    headers.append('Vary', 'Cookie');
    if (c.req.header('cookie') !== undefined) headers.set('Cache-Control', 'private, no-store');
  }
  // In the order in which they were set: a later one of the same name replaces an earlier one.
  for (const cookie of cookies) headers.append('Set-Cookie', cookie);
  return new Response(page.body, { status: page.status, statusText: page.statusText, headers });
}

/** The API as the visitor: with the cookies, address and request id of the page's request. What it sets is added to `cookies`. */
function inProcess(app: Hono, c: Context, cookies: string[]) {
  return async (path: string, init: RequestInit = {}): Promise<Response> => {
    const headers = new Headers(init.headers);
    headers.set('X-Request-Id', c.get('requestId'));
    for (const name of ['cookie', 'x-forwarded-for']) {
      const value = c.req.header(name);
      if (value !== undefined && !headers.has(name)) headers.set(name, value);
    }
    const answered = await app.request(path, { ...init, headers }, c.env);
    cookies.push(...answered.headers.getSetCookie());
    return answered;
  };
}
