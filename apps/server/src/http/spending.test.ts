import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { AppError } from './app-error.ts';
import { countSpending, spend } from './spending.ts';

function app(points: number) {
  let asked = 0;
  const served = new Hono<{ Variables: { clientAddress: string } }>()
    .use(async (c, next) => {
      c.set('clientAddress', c.req.header('x-client') ?? 'local');
      await next();
    })
    .use(countSpending({ points: points * 1000, duration: 10 }, 0))
    .get('/kept', (c) => c.text('kept'))
    .get('/page', async (c) => {
      await spend(c, 'page');
      asked += 1;
      return c.text('rendered');
    });
  served.onError((error, c) => {
    if (!(error instanceof AppError)) throw error;
    return c.text(error.code, 429, { 'Retry-After': String(error.retryAfter) });
  });
  const ask = (path: string, client?: string, env: object = {}) =>
    served.request(path, client === undefined ? {} : { headers: { 'X-Client': client } }, env);
  return { ask, rendered: () => asked };
}

test('requests are counted by their cost: a client may get many responses from memory, but few rendered pages', async () => {
  const { ask, rendered } = app(60);
  const pages = [];
  for (let at = 0; at < 4; at += 1) pages.push((await ask('/page', '203.0.113.7')).status);
  expect(pages).toEqual([200, 200, 429, 429]);
  expect(rendered()).toBe(2);
  const kept = [];
  for (let at = 0; at < 60; at += 1) kept.push((await ask('/kept', '203.0.113.8')).status);
  expect(new Set(kept)).toEqual(new Set([200]));
});

test('a client above the limit gets 429 with a time to retry, and other clients are not affected', async () => {
  const { ask } = app(26);
  await ask('/page', '203.0.113.7');
  const refused = await ask('/page', '203.0.113.7');
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
  expect((await ask('/page', '203.0.113.8')).status).toBe(200);
});

test('API calls that a page makes while it renders are never refused for their cost', async () => {
  const { ask } = app(26);
  await ask('/page', '203.0.113.7');
  expect((await ask('/page', '203.0.113.7')).status).toBe(429);
  expect((await ask('/page', '203.0.113.7', { pageRequestId: 'x' })).status).toBe(200);
});

test.each(['local', '127.0.0.1', '0:0:0:0::/64'])('a client on this machine (%s) is not counted', async (client) => {
  const { ask } = app(1);
  for (let at = 0; at < 3; at += 1) expect((await ask('/page', client)).status).toBe(200);
});
