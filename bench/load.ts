import { figure, judged, type Row } from './judged.ts';
import { ms, quantile, ratio } from './measured.ts';
import { asker } from './pages/ask.ts';
import { startBare } from './pages/bare.ts';
import type { MeasuredServer } from './pages/measured-server.ts';
import { prepareProduct } from './pages/product.ts';
import { someVisit } from './pages/server.ts';
import { printTable } from './table.ts';

/** The numbers of parallel connections at which requests are measured. */
const CONNECTIONS = [1, 16, 64] as const;
/** The number of requests of each kind at each number of connections. */
const REQUESTS = 640;
/** The number of requests before the measurement, after which the server's code is compiled. */
const WARMING = 64;
/** The goal for the memory of the server at the end, in MB. */
const MEMORY = 600;

interface Asked {
  readonly path: string;
  readonly body?: unknown;
}

/** The measured cost and times of one kind of request at one number of connections. Times are in ms. */
interface Load {
  readonly connections: number;
  /** The server's processor time for one request, ms. */
  readonly processor: number;
  readonly perSecond: number;
  readonly median: number;
  readonly slowest: number;
  /** The 99th percentile of the event loop's delay, ms. */
  readonly delay: number;
  readonly resident: number;
}

/**
 * Measures the requests for pages, begun houses, shared houses, a swatch and a picture that the server has already made, each at 1, 16 and
 * 64 connections. First measures a server with only Hono and React Router. The goal of each request is a ratio to the processor time of
 * that server, so it is also valid on a busy machine. The other figures depend on the machine’s load. Returns the missed goals.
 */
export async function benchLoad(): Promise<readonly string[]> {
  const product = await prepareProduct();
  const bareServer = await startBare();
  const bare = { hono: await atEach(bareServer, { path: '/hello' }), react: await atEach(bareServer, { path: '/' }) };
  await bareServer.stop();

  const server = await product.start();
  try {
    await server.quiet();
    const { visit, shared, picture, preview } = await someVisit(asker(server.address));
    const kinds = [
      { name: 'GET /', asked: { path: '/' }, beside: 'react', most: 1 },
      { name: 'GET /my-projects, rendered', asked: { path: '/my-projects' }, beside: 'react', most: 6 },
      { name: 'POST /api/guidemodel/new', asked: { path: '/api/guidemodel/new', body: visit }, beside: 'hono', most: 60 },
      { name: 'GET the picture of a choice', asked: { path: preview }, beside: 'hono', most: 5 },
      {
        name: 'POST /api/guidemodel/share',
        asked: { path: '/api/guidemodel/share', body: shared.body },
        beside: 'hono',
        most: 100,
      },
      { name: 'GET a shared house', asked: { path: `/api/guidemodel/${shared.token}` }, beside: 'hono', most: 60 },
      { name: 'GET a kept picture', asked: { path: picture }, beside: 'hono', most: 5 },
    ] as const;
    const rows: Row[] = [];
    rows.push(
      ...bare.hono.map((load) => said('bare Hono', load)),
      ...bare.react.map((load) => said('bare React Router page', load)),
    );
    for (const { name, asked, beside, most } of kinds)
      for (const [at, load] of (await atEach(server, asked)).entries())
        rows.push(compared(name, load, { load: bare[beside][at], name: beside === 'hono' ? 'Hono' : 'React Router', most }));
    const { resident } = await server.usage();
    rows.push(
      judged({
        measure: 'memory in the end',
        today: `${figure(resident / 1e6)} MB`,
        goal: `≤ ${MEMORY} MB`,
        holds: resident / 1e6 <= MEMORY,
        beside: '',
      }),
    );
    return printTable(rows);
  } finally {
    await server.stop();
  }
}

async function atEach(server: MeasuredServer, asked: Asked): Promise<readonly Load[]> {
  const loads: Load[] = [];
  for (const connections of CONNECTIONS) loads.push(await loadOf(server, asked, connections));
  return loads;
}

async function loadOf(server: MeasuredServer, asked: Asked, connections: number): Promise<Load> {
  const ask = asker(server.address, connections);
  const many = async (requests: number) => {
    const times: number[] = [];
    let left = requests;
    const visitor = async () => {
      while (left > 0) {
        left -= 1;
        const begun = performance.now();
        await ask(asked);
        times.push(performance.now() - begun);
      }
    };
    await Promise.all(Array.from({ length: connections }, visitor));
    return times;
  };
  await many(WARMING);
  const before = await server.usage();
  const begun = performance.now();
  const times = await many(REQUESTS);
  const seconds = (performance.now() - begun) / 1000;
  const after = await server.usage();
  return {
    connections,
    processor: (after.processor - before.processor) / REQUESTS,
    perSecond: REQUESTS / seconds,
    median: quantile(times, 0.5),
    slowest: quantile(times, 0.99),
    delay: after.delay,
    resident: after.resident,
  };
}

function said(name: string, load: Load): Row {
  return judged({ measure: measureOf(name, load), today: costOf(load), goal: '', holds: true, beside: aroundOf(load) });
}

function compared(
  name: string,
  load: Load,
  { load: beside, name: other, most }: { readonly load: Load | undefined; readonly name: string; readonly most: number },
): Row {
  const times = load.processor / (beside?.processor ?? Number.NaN);
  return judged({
    measure: measureOf(name, load),
    today: `${costOf(load)}, ${ratio(load.processor, beside?.processor ?? Number.NaN)} ${other}`,
    goal: `≤ ${most} ×`,
    holds: times <= most,
    beside: aroundOf(load),
  });
}

const measureOf = (name: string, { connections }: Load) => `${name}, ${connections} connection${connections === 1 ? '' : 's'}`;
const costOf = ({ processor }: Load) => `${figure(processor)} ms`;
const aroundOf = ({ perSecond, median, slowest, delay, resident }: Load) =>
  `${figure(perSecond)}/s, median ${ms(median)} ms, 99 % ${ms(slowest)} ms, loop ${ms(delay)} ms late, ${figure(resident / 1e6)} MB`;
