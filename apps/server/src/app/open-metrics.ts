import { createServer, type Server } from 'node:http';
import type { Logger } from 'pino';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Metrics } from '../http/metrics.ts';

/** How much waits, by the name of what it waits for. */
export type Lengths = Readonly<Record<string, number>>;

/** What is asked when somebody looks, and not counted before. */
export interface Gauges {
  /** Queues of this process. */
  readonly waiting: () => Lengths;
  /** Queues in the database, which all processes share; what it throws is told as nothing. */
  readonly queued: () => Promise<Lengths>;
}

/** What is counted, in the format of Prometheus. */
export interface OpenMetrics extends Metrics {
  /** Of what is looked at. */
  watch(gauges: Gauges): void;
  text(): Promise<string>;
}

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** A label of its own for everything that anybody can make up would fill the memory of whoever collects them. */
const MOST_ROUTES = 500;

/** Counts in memory what the server does. The process itself (memory, garbage, event loop) is measured by the library. */
export function openMetrics(): OpenMetrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: 20 });
  const registers = [registry];
  const requests = new Counter({
    name: 'gavel_requests_total',
    help: 'Requests that were answered, by the pattern of their address',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const seconds = new Histogram({
    name: 'gavel_request_seconds',
    help: 'Time until an answer began to go out',
    labelNames: ['route'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers,
  });
  const lookUps = new Counter({
    name: 'gavel_cache_lookups_total',
    help: 'What was looked for among what is kept',
    labelNames: ['cache', 'outcome'],
    registers,
  });
  const jobs = new Counter({
    name: 'gavel_jobs_total',
    help: 'Work in the background that has ended',
    labelNames: ['job', 'outcome'],
    registers,
  });
  const jobSeconds = new Counter({
    name: 'gavel_job_seconds_total',
    help: 'Time that work in the background took',
    labelNames: ['job'],
    registers,
  });
  const routes = new Set<string>();
  const known = (route: string) => {
    if (routes.size < MOST_ROUTES) routes.add(route);
    return routes.has(route) ? route : '(other)';
  };
  return {
    answered({ method, route, status, seconds: taken }) {
      const label = known(route);
      requests.inc({ method: METHODS.has(method) ? method : 'other', route: label, status });
      seconds.observe({ route: label }, taken);
    },
    lookedUp: (cache, isKept) => lookUps.inc({ cache, outcome: isKept ? 'hit' : 'miss' }),
    worked(job, outcome, taken) {
      jobs.inc({ job, outcome });
      jobSeconds.inc({ job }, taken);
    },
    watch({ waiting, queued }) {
      const gauge = (name: string, help: string, read: () => Lengths | Promise<Lengths>) =>
        new Gauge({
          name,
          help,
          labelNames: ['queue'],
          registers,
          async collect() {
            this.reset();
            for (const [queue, length] of Object.entries(await read())) this.set({ queue }, length);
          },
        });
      gauge('gavel_waiting', 'What waits in this process', waiting);
      gauge('gavel_queued', 'What waits in the database, for all processes', () => queued().catch(() => ({})));
    },
    text: () => registry.metrics(),
  };
}

/** Answers `GET /metrics` at an address of its own, which visitors do not reach. Throws where it is taken. */
export async function serveMetrics(
  metrics: Pick<OpenMetrics, 'text'>,
  { host, port }: { readonly host: string; readonly port: number },
  logger: Logger,
): Promise<Server> {
  const server = createServer({ headersTimeout: 5000, requestTimeout: 5000 }, (request, response) => {
    const answer = (status: number, text: string) => {
      response.writeHead(status, { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8', 'Cache-Control': 'no-store' });
      response.end(request.method === 'HEAD' ? '' : text);
    };
    if (request.url !== '/metrics' || (request.method !== 'GET' && request.method !== 'HEAD')) return answer(404, 'not found\n');
    metrics.text().then(
      (text) => answer(200, text),
      (error: unknown) => {
        logger.error({ err: error }, 'the metrics could not be told');
        answer(500, 'not to be had, see the log\n');
      },
    );
  });
  server.maxConnections = 16;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  // Whoever looks keeps nobody from ending.
  server.unref();
  const address = server.address();
  const listening = typeof address === 'object' && address ? address.port : port;
  logger.info({ metrics: `http://${host}:${listening}/metrics` }, 'metrics are served');
  return server;
}
