import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { POLICY, security } from './security.ts';

/** Returns the headers of a response with this media type, to which a route has added the headers `own`. */
async function headersOf(type: string, own: Record<string, string> = {}, isEncrypted = false) {
  const app = new Hono();
  app.use(security(false, isEncrypted)).get('/', (c) => c.body('', 200, { 'Content-Type': type, ...own }));
  return (await app.request('/')).headers;
}

test('the content security policy of a page allows inline scripts only with the nonce of this page, and each page has a different nonce', async () => {
  const nonceOf = async () =>
    /script-src 'self' 'nonce-([\w+/=]{24})'; style-src 'self' 'nonce-\1'/.exec(
      (await headersOf('text/html')).get(POLICY) ?? '',
    )?.[1];
  const first = await nonceOf();
  expect(first).toMatch(/./);
  expect(await nonceOf()).not.toBe(first);
});

test('a page cannot be framed, is isolated from windows of other sites, sends other sites no full referrer, and is always revalidated', async () => {
  const headers = await headersOf('text/html; charset=utf-8');
  expect(Object.fromEntries(headers)).toMatchObject({
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cache-control': 'no-cache',
    'permissions-policy': expect.stringContaining('camera=(), '),
  });
  expect(headers.get(POLICY)).toContain("frame-ancestors 'none'");
  expect(headers.get(POLICY)).toContain("base-uri 'none'");
});

test('a site with https sends Strict-Transport-Security for a year, and a site without https does not send it', async () => {
  for (const type of ['text/html', 'application/json', 'image/webp'])
    expect((await headersOf(type, {}, true)).get('Strict-Transport-Security')).toBe('max-age=31536000; includeSubDomains');
  expect((await headersOf('text/html')).has('Strict-Transport-Security')).toBe(false);
});

test('a page’s own Cache-Control header is kept', async () => {
  const kept = { 'Cache-Control': 'public, max-age=60' };
  expect((await headersOf('text/html', kept)).get('Cache-Control')).toBe('public, max-age=60');
});

test('a response other than a page or a drawing has the headers that forbid content sniffing and reading by other origins, and no other security headers', async () => {
  for (const type of ['image/webp', 'application/json; charset=utf-8', 'text/javascript', 'font/woff2'])
    expect(Object.fromEntries(await headersOf(type))).toEqual({
      'content-type': type,
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    });
});

test('an SVG drawing that is opened as a page may not load or run anything', async () => {
  expect((await headersOf('image/svg+xml; charset=utf-8')).get(POLICY)).toMatch(/^default-src 'none'; /);
});

test('a response’s own security policy is kept', async () => {
  expect((await headersOf('text/html', { [POLICY]: "default-src 'none'" })).get(POLICY)).toBe("default-src 'none'");
});

/** Returns the headers that decide which sites may frame a page, if these sites are configured. */
async function framesOf(path: string, embedders = ['https://www.bygg.example', 'https://visning.example']) {
  const app = new Hono();
  app.use(security(false, false, embedders)).get('*', (c) => c.html('<p>'));
  const { headers } = await app.request(path);
  const [, ancestors] = /frame-ancestors ([^;]*)/.exec(headers.get(POLICY) ?? '') ?? [];
  return { ancestors, denies: headers.get('X-Frame-Options') };
}

test('configured sites may embed public pages in a frame', async () => {
  for (const path of ['/', '/house', '/houses/strandvik-128', '/new-project', '/start/new', '/configuration/Abc12345/1/2'])
    expect([path, await framesOf(path)]).toEqual([
      path,
      { ancestors: "'self' https://www.bygg.example https://visning.example", denies: null },
    ]);
});

test('pages of accounts, the administration, quotes and orders can never be embedded', async () => {
  const paths = [
    '/login',
    '/register',
    '/my-profile',
    '/my-projects',
    '/admin',
    '/admin/leads',
    '/offer/abc',
    '/base/abc',
    '/welcome',
  ];
  for (const path of paths) expect([path, await framesOf(path)]).toEqual([path, { ancestors: "'none'", denies: 'DENY' }]);
});

test('without configured sites, no page can be embedded', async () => {
  expect(await framesOf('/', [])).toEqual({ ancestors: "'none'", denies: 'DENY' });
});

test('search engines may index only public pages, and no pages of customers, staff or the API', async () => {
  const app = new Hono();
  app
    .use(security(false))
    .get('/api/*', (c) => c.json({}))
    .get('*', (c) => c.html('<p>'));
  const tagOf = async (path: string) => (await app.request(path)).headers.get('X-Robots-Tag');
  for (const path of ['/', '/house', '/houses/strandvik-128', '/help', '/accessibility']) expect(await tagOf(path)).toBeNull();
  for (const path of [
    '/configuration/Abc12345',
    '/start/Abc12345',
    '/admin',
    '/offer/abc',
    '/base/abc',
    '/order/abc',
    '/login',
    '/api/houses',
  ])
    expect([path, await tagOf(path)]).toEqual([path, 'noindex']);
});
