import { expect, test } from 'vitest';
import { aServerOf } from '../testing/a-server.ts';
import { buildApp } from './build-app.ts';
import { warmUp } from './warm-up.ts';

const kept = async () => {};

/** Starts a server whose start page waits until the test lets it render. */
function aStart() {
  const { promise: mayRender, resolve: letRender } = Promise.withResolvers<void>();
  let rendered = 0;
  let isStarting = true;
  const { dependencies } = aServerOf(undefined, { isStarting: () => isStarting, baseUrl: 'https://hus.example' });
  const { logger } = dependencies;
  const app = buildApp(dependencies, {
    render: async () => {
      rendered += 1;
      await mayRender;
      return new Response('<html><head></head></html>', { headers: { 'Content-Type': 'text/html' } });
    },
    publicPages: [{ path: '/', parameters: [] }],
    pageOf: () => null,
    clientFolder: null,
    development: false,
  });
  const ready = warmUp({ app, path: '/', host: 'localhost:3000', logger, giveBack: kept }).then(() => {
    isStarting = false;
  });
  const readiness = async () => {
    const answer = await app.request('/readyz');
    return [answer.status, await answer.json()];
  };
  return { app, ready, readiness, letRender, rendered: () => rendered };
}

test('the server reports that it is ready only after it has rendered the start page, and the first visitor gets this page from the cache', async () => {
  const { app, ready, readiness, letRender, rendered } = aStart();
  await expect.poll(rendered).toBe(1);
  expect(await readiness()).toEqual([503, { status: 'starting' }]);
  expect((await app.request('/healthz')).status).toBe(200);
  letRender();
  await ready;
  expect((await readiness())[0]).toBe(200);
  const page = await app.request('/', { headers: { Host: 'hus.example' } });
  expect([page.status, rendered()]).toEqual([200, 1]);
});

test('if warmUp fails, it logs one warning and throws nothing, so that the server still becomes ready', async () => {
  const { app } = aStart();
  const lines: unknown[] = [];
  const logger = { warn: (...line: unknown[]) => void lines.push(line) };
  const fail = () => Promise.reject(new Error('no'));
  await warmUp({ app, path: '/healthz', host: 'localhost', logger, giveBack: fail });
  expect(lines).toHaveLength(1);
});
