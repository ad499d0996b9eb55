import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { sayTime } from './say-time.ts';

const app = new Hono()
  .use(sayTime(() => 1_795_000_000_000))
  .get('/now', (c) => c.text('now'))
  .get('/for-ever', (c) => c.text('kept', 200, { 'Cache-Control': 'public, max-age=31536000, immutable' }));

test('the header Server-Timing of a response contains the current time of the server’s clock, unless the response may be cached for ever', async () => {
  for (const path of ['/now', '/unknown'])
    expect((await app.request(path)).headers.get('Server-Timing'), path).toBe('now;dur=1795000000000');
});

test('a response that may be cached for ever has no header Server-Timing', async () => {
  expect((await app.request('/for-ever')).headers.has('Server-Timing')).toBe(false);
});
