import { type Context, Hono } from 'hono';
import { expect, test } from 'vitest';
import type { RenderPage } from './pages.ts';
import { renderWithApi } from './render-with-api.ts';

const rendered = (app: Hono, c: Context, render: RenderPage) =>
  renderWithApi(app, c, { render, pageOf: () => null, baseUrl: null });

test('the response sets first the cookies of the page, then the cookies of the API, in the order in which the API set them', async () => {
  const app = new Hono();
  app.get('/api/sign-in', (c) => {
    c.header('Set-Cookie', 'session=; Max-Age=0');
    c.header('Set-Cookie', `session=${c.req.header('cookie')}-new; HttpOnly`, { append: true });
    return c.body(null, 204);
  });
  app.get('*', (c) =>
    rendered(app, c, async (_, { api }) => {
      await api.fetch('/api/sign-in');
      return new Response('page', { status: 201, headers: { 'X-Page': 'yes', 'Set-Cookie': 'own=1' } });
    }),
  );
  const page = await app.request('/', { headers: { Cookie: 'old' } });
  expect([page.status, page.headers.get('X-Page'), await page.text()]).toEqual([201, 'yes', 'page']);
  expect(page.headers.getSetCookie()).toEqual(['own=1', 'session=; Max-Age=0', 'session=old-new; HttpOnly']);
});

test('a page without its own Cache-Control header gets the header Vary: Cookie, and may not be cached if the visitor sent a cookie', async () => {
  const app = new Hono();
  app.get('/favicon.svg', (c) =>
    rendered(app, c, async () => new Response('', { headers: { 'Cache-Control': 'public, max-age=3600' } })),
  );
  app.get('*', (c) => rendered(app, c, async () => new Response('page')));
  const keeping = async (path: string, cookie?: string) => {
    const { headers } = await app.request(path, { headers: cookie ? { Cookie: cookie } : {} });
    return [headers.get('Cache-Control'), headers.get('Vary')];
  };
  expect(await keeping('/')).toEqual([null, 'Cookie']);
  expect(await keeping('/', 'gavel=1')).toEqual(['private, no-store', 'Cookie']);
  expect(await keeping('/favicon.svg', 'gavel=1')).toEqual(['public, max-age=3600', null]);
});

test('a page gets the configured address, even if a proxy has changed the address of the request', async () => {
  const app = new Hono();
  app.get('*', (c) =>
    renderWithApi(app, c, {
      render: async ({ url }) => new Response(url),
      pageOf: () => null,
      baseUrl: 'https://hus.example.se',
    }),
  );
  const page = await app.request('http://10.0.0.7:3000/house?m=1280', { headers: { Host: '10.0.0.7:3000' } });
  expect(await page.text()).toBe('https://hus.example.se/house?m=1280');
});
