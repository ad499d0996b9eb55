import { createServer, type Server } from 'node:http';
import type { Logger } from 'pino';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Metrics } from '../http/metrics.ts';

/** For each queue, its name and its length. */
export type Lengths = Readonly<Record<string, number>>;

/** Values that are read when the metrics are requested. */
export interface Gauges {
  /** Returns the lengths of the queues in this process. */
  readonly waiting: () => Lengths;
  /**
   * Returns the lengths of the queues in the database, which all processes share. If the function rejects, the metrics omit these lengths.
   */
  readonly queued: () => Promise<Lengths>;
}

/** Metrics in the format of Prometheus. */
export interface OpenMetrics extends Metrics {
  /** Sets the source of the values that are read on request. */
  watch(gauges: Gauges): void;
  text(): Promise<string>;
}

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/**
 * The greatest number of routes with their own label; all further routes share one label. Otherwise requests for invented paths
 * could fill the memory of the metrics collector.
 */
const MOST_ROUTES = 500;

/**
 * Returns metrics that are counted in memory. The Prometheus library adds its own metrics of the process (memory, garbage collection, event
 * loop).
 */
export function openMetrics(): OpenMetrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: 20 });
  const { requests, seconds, lookUps, jobs, jobSeconds } = countersIn(registry);
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
      beginAtZero(jobs, job);
      jobs.inc({ job, outcome });
      jobSeconds.inc({ job }, taken);
    },
    watch({ waiting, queued }) {
      gauge(registry, 'gavel_waiting', 'What waits in this process', waiting);
      gauge(registry, 'gavel_queued', 'What waits in the database, for all processes', async () => {
        const lengths = await queued().catch((): Lengths => ({}));
        for (const queue of Object.keys(lengths)) beginAtZero(jobs, queue);
        return lengths;
      });
    },
    text: () => registry.metrics(),
  };
}

/**
 * Shows the counters of a job as 0 before the job has ended or failed for the first time. Prometheus treats the first value that
 * it sees of a counter as the starting value, so without this 0 it would not notice a first failure.
 */
function beginAtZero(jobs: Counter<'job' | 'outcome'>, job: string): void {
  for (const outcome of ['done', 'failed']) jobs.inc({ job, outcome }, 0);
}

/** Returns the counters, which count each event when it happens. */
function countersIn(registry: Registry) {
  const registers = [registry];
  return {
    requests: new Counter({
      name: 'gavel_requests_total',
      help: 'Requests that were answered, by the pattern of their address',
      labelNames: ['method', 'route', 'status'],
      registers,
    }),
    seconds: new Histogram({
      name: 'gavel_request_seconds',
      help: 'Time until an answer began to go out',
      labelNames: ['route'],
      buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
      registers,
    }),
    lookUps: new Counter({
      name: 'gavel_cache_lookups_total',
      help: 'What was looked for among what is kept',
      labelNames: ['cache', 'outcome'],
      registers,
    }),
    jobs: new Counter({
      name: 'gavel_jobs_total',
      help: 'Work in the background that has ended',
      labelNames: ['job', 'outcome'],
      registers,
    }),
    jobSeconds: new Counter({
      name: 'gavel_job_seconds_total',
      help: 'Time that work in the background took',
      labelNames: ['job'],
      registers,
    }),
  };
}

/** Registers a metric with the lengths of queues, which are read when the metrics are requested. */
function gauge(registry: Registry, name: string, help: string, read: () => Lengths | Promise<Lengths>): void {
  new Gauge({
    name,
    help,
    labelNames: ['queue'],
    registers: [registry],
    async collect() {
      this.reset();
      for (const [queue, length] of Object.entries(await read())) this.set({ queue }, length);
    },
  });
}

/** Serves `GET /metrics` at a separate address, which is not for visitors. Throws if the address is in use. */
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
  // Waiting for the metrics collector must not keep the process from ending.
  server.unref();
  const address = server.address();
  const listening = typeof address === 'object' && address ? address.port : port;
  logger.info({ metrics: `http://${host}:${listening}/metrics` }, 'metrics are served');
  return server;
}
