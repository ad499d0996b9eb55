import { once } from 'node:events';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { aServerOf } from '../testing/a-server.ts';
import { buildApp } from './build-app.ts';
import { openMetrics, serveMetrics } from './open-metrics.ts';

/** Returns the lines of one metric. */
const linesOf = (text: string, name: string) => text.split('\n').filter((line) => line.startsWith(name));

test('requests are counted by route pattern, and requests for unknown addresses add no patterns', async () => {
  const metrics = openMetrics();
  const { dependencies } = aServerOf(undefined, { metrics });
  const app = buildApp(dependencies, {
    render: async () => new Response('', { headers: { 'Content-Type': 'text/html' } }),
    publicPages: [],
    pageOf: (path) => (path.startsWith('/houses/') ? '/houses/:house' : null),
    clientFolder: null,
    development: false,
  });
  for (let at = 0; at < 50; at += 1) {
    for (const path of ['/houses/', '/api/houses/', '/api/', '/media/', '/media/drawn/', '/wp-', '/assets/'])
      await app.request(`${path}${at}`, { method: at % 5 === 0 ? `M${at}` : 'GET' });
  }
  await app.request('/api/houses');
  await app.request('/api/houses');
  const text = await metrics.text();
  expect(linesOf(text, 'gavel_requests_total')).toContain(
    'gavel_requests_total{method="GET",route="/houses/:house",status="200"} 40',
  );
  expect(linesOf(text, 'gavel_requests_total')).toContain(
    'gavel_requests_total{method="GET",route="/api/houses",status="200"} 2',
  );
  expect(linesOf(text, 'gavel_request_seconds_count').length).toBeLessThan(12);
  expect(linesOf(text, 'gavel_requests_total').length).toBeLessThan(24);
  expect(text).toContain('\ngavel_cache_lookups_total{cache="calls",outcome="hit"} 1\n');
});

test('when there are more routes than the limit, all further routes share one label', async () => {
  const metrics = openMetrics();
  for (let at = 0; at < 1000; at += 1) metrics.answered({ method: 'GET', route: `/${at}`, status: 200, seconds: 0 });
  const lines = linesOf(await metrics.text(), 'gavel_requests_total');
  expect(lines).toHaveLength(501);
  expect(lines).toContain('gavel_requests_total{method="GET",route="(other)",status="200"} 500');
});

test('the metrics server returns queue lengths, finished jobs and metrics of the process, and refuses other paths and POST requests', async () => {
  const metrics = openMetrics();
  metrics.worked('drop-sessions', 'done', 2);
  metrics.worked('letters', 'failed', 1);
  let isDatabaseGone = false;
  metrics.watch({
    waiting: () => ({ pictures: 3 }),
    queued: async () => {
      if (isDatabaseGone) throw new Error('gone');
      return { letters: 7, 'letters.dead': 0 };
    },
  });
  const server = await serveMetrics(metrics, { host: '127.0.0.1', port: 0 }, pino({ level: 'silent' }));
  onTestFinished(async () => {
    server.close();
    await once(server, 'close');
  });
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  const read = async () => (await fetch(`${url}/metrics`)).text();
  const text = await read();
  for (const line of [
    'gavel_jobs_total{job="drop-sessions",outcome="done"} 1',
    'gavel_jobs_total{job="letters",outcome="failed"} 1',
    'gavel_job_seconds_total{job="drop-sessions"} 2',
    'gavel_waiting{queue="pictures"} 3',
    'gavel_queued{queue="letters"} 7',
  ])
    expect(text.split('\n')).toContain(line);
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds \d/m);
  expect(text).toMatch(/^process_resident_memory_bytes \d/m);
  for (const line of [
    'gavel_jobs_total{job="drop-sessions",outcome="failed"} 0',
    'gavel_jobs_total{job="letters.dead",outcome="done"} 0',
  ])
    expect((await read()).split('\n'), 'counters begin at 0, so that Prometheus notices the first failure').toContain(line);
  isDatabaseGone = true;
  expect(linesOf(await read(), 'gavel_queued{')).toEqual([]);
  expect((await fetch(`${url}/`)).status).toBe(404);
  expect((await fetch(`${url}/metrics`, { method: 'POST' })).status).toBe(404);
});
