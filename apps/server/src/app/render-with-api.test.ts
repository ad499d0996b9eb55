import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { renderWithApi } from './render-with-api.ts';

test('cookies that the API sets go out with the page, in their order and behind its own', async () => {
  const app = new Hono();
  app.get('/api/sign-in', (c) => {
    c.header('Set-Cookie', 'session=; Max-Age=0');
    c.header('Set-Cookie', `session=${c.req.header('cookie')}-new; HttpOnly`, { append: true });
    return c.body(null, 204);
  });
  app.get('*', (c) =>
    renderWithApi(app, c, async (_, { api }) => {
      await api.fetch('/api/sign-in');
      return new Response('page', { status: 201, headers: { 'X-Page': 'yes', 'Set-Cookie': 'own=1' } });
    }),
  );
  const page = await app.request('/', { headers: { Cookie: 'old' } });
  expect([page.status, page.headers.get('X-Page'), await page.text()]).toEqual([201, 'yes', 'page']);
  expect(page.headers.getSetCookie()).toEqual(['own=1', 'session=; Max-Age=0', 'session=old-new; HttpOnly']);
});
