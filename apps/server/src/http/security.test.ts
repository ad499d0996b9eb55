import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { POLICY, security } from './security.ts';

/** The headers that an answer of this type gets. */
async function headersOf(type: string, own: Record<string, string> = {}, isEncrypted = false) {
  const app = new Hono();
  app.use(security(false, isEncrypted)).get('/', (c) => c.body('', 200, { 'Content-Type': type, ...own }));
  return (await app.request('/')).headers;
}

test('a page may run what carries its nonce, which no two have', async () => {
  const nonceOf = async () =>
    /script-src 'self' 'nonce-([\w+/=]{24})'; style-src 'self' 'nonce-\1'/.exec(
      (await headersOf('text/html')).get(POLICY) ?? '',
    )?.[1];
  const first = await nonceOf();
  expect(first).toMatch(/./);
  expect(await nonceOf()).not.toBe(first);
});

test('a page is in no frame, keeps to itself, and is nobody else’s', async () => {
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

test('a site that is reached by https says for a year that it is, and no other does', async () => {
  for (const type of ['text/html', 'application/json', 'image/webp'])
    expect((await headersOf(type, {}, true)).get('Strict-Transport-Security')).toBe('max-age=31536000; includeSubDomains');
  expect((await headersOf('text/html')).has('Strict-Transport-Security')).toBe(false);
});

test('who keeps a page says so', async () => {
  const kept = { 'Cache-Control': 'public, max-age=60' };
  expect((await headersOf('text/html', kept)).get('Cache-Control')).toBe('public, max-age=60');
});

test('what is no page is never taken for one, and carries no more than that', async () => {
  for (const type of ['image/webp', 'application/json; charset=utf-8', 'text/javascript', 'font/woff2'])
    expect(Object.fromEntries(await headersOf(type))).toEqual({
      'content-type': type,
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    });
});

test('a drawing that is opened by itself may do nothing', async () => {
  expect((await headersOf('image/svg+xml; charset=utf-8')).get(POLICY)).toMatch(/^default-src 'none'; /);
});

test('a policy of its own stays', async () => {
  expect((await headersOf('text/html', { [POLICY]: "default-src 'none'" })).get(POLICY)).toBe("default-src 'none'");
});

/** What a page at a path may be put into, where other sites are named. */
async function framesOf(path: string, embedders = ['https://www.bygg.example', 'https://visning.example']) {
  const app = new Hono();
  app.use(security(false, false, embedders)).get('*', (c) => c.html('<p>'));
  const { headers } = await app.request(path);
  const [, ancestors] = /frame-ancestors ([^;]*)/.exec(headers.get(POLICY) ?? '') ?? [];
  return { ancestors, denies: headers.get('X-Frame-Options') };
}

test('sites that are named may put public pages into a frame', async () => {
  for (const path of ['/', '/house', '/houses/strandvik-128', '/new-project', '/start/new', '/configuration/Abc12345/1/2'])
    expect([path, await framesOf(path)]).toEqual([
      path,
      { ancestors: "'self' https://www.bygg.example https://visning.example", denies: null },
    ]);
});

test('accounts, the administration, quotes and orders stay out of every frame', async () => {
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

test('where no site is named, nothing is put into a frame', async () => {
  expect(await framesOf('/', [])).toEqual({ ancestors: "'none'", denies: 'DENY' });
});

test('search engines get public pages alone: nothing of somebody’s, of staff, or of the API', async () => {
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
