import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { seededRandom } from '@gavel/core/testing';
import { poissonGaps } from '../capacity/arrivals.ts';
import { ms } from '../measured.ts';
import { asker } from '../pages/ask.ts';
import { startBare } from '../pages/bare.ts';
import { type Column, printTable } from '../table.ts';
import { administrator, type Filled, fillDatabase, seller } from './fill.ts';
import { type KeptPostgres, startKeptPostgres } from './kept-postgres.ts';
import { AT_ONCE, alone, latencyOf, together, warmUp, whenTheyCome } from './latency.ts';
import { type Asked, listsOf, pages } from './lists.ts';
import { holdKey, logIn } from './member.ts';

/** The greatest allowed 95th percentile of the response times of a list and of a page, in ms. */
const LIST = 100;
const PAGE = 300;
/** The mean time between two HTTP requests, in ms. A hundred people each send one every ten seconds. Every fourth one is for a page. */
const MS_BETWEEN = 10_000 / 100;
const QUESTIONS = 900;
const LISTS_A_PAGE = 3;
/** The number of connections: more than the simulated people need at the same time while the server is fast enough. */
const CONNECTIONS = 64;
const kept = fileURLToPath(new URL('../../node_modules/.cache/bench-sales', import.meta.url));

type Row = readonly Column[];

/**
 * Measures how fast the administration responds with years of a large builder’s data in PostgreSQL. Measures the lists and pages of staff,
 * first one after the other, then as a whole office uses them. Does this twice: once while salespersons see all requests of customers, and
 * once while each sees only their own and those without an owner. Also measures eight simultaneous clients of each list, and the processor
 * time of each HTTP request, which other programs do not change. Returns the missed goals.
 */
export async function benchSales(): Promise<readonly string[]> {
  const postgres = await startKeptPostgres(join(kept, 'postgres')).catch((fault: Error) => fault);
  if (postgres instanceof Error) return [`sales: not measured, ${postgres.message}`];
  try {
    const filled = await fillDatabase(postgres);
    try {
      return await measureFilled(postgres, filled);
    } finally {
      await filled.client.end();
    }
  } finally {
    await postgres.stop();
  }
}

async function measureFilled(postgres: KeptPostgres, filled: Filled): Promise<readonly string[]> {
  await printSizes(filled);
  const bare = await measureBare();
  const missed: string[] = [];
  for (const salesmenSee of ['all', 'own']) missed.push(...(await measureAll(postgres, filled, salesmenSee, bare)));
  return missed;
}

async function printSizes({ client }: Filled): Promise<void> {
  const { rows } = await client.query<{ table: string; rows: string; size: string }>(`
    select relname as table, n_live_tup as rows, pg_size_pretty(pg_total_relation_size(relid)) as size
    from pg_stat_user_tables where schemaname = 'public' and n_live_tup >= 1000 order by pg_total_relation_size(relid) desc`);
  console.log(rows.map(({ table, rows: count, size }) => `${table} ${Number(count).toLocaleString('en')} (${size})`).join(', '));
}

/** Reads the processor time of the server and of the database since their start, in ms. */
type Meter = () => Promise<{ readonly server: number; readonly database: number }>;

async function measureBare(): Promise<Row> {
  const server = await startBare();
  const meter: Meter = async () => ({ server: (await server.usage()).processor, database: 0 });
  try {
    const ask = asker(server.address, AT_ONCE);
    return await measureOne('hello of bare Hono', () => ask({ path: '/hello' }), null, meter);
  } finally {
    await server.stop();
  }
}

async function measureAll(postgres: KeptPostgres, { product, url, client }: Filled, salesmenSee: string, bare: Row) {
  const server = await product.start({ SALESMEN_SEE: salesmenSee });
  const meter: Meter = async () => ({ server: (await server.usage()).processor, database: postgres.processorTime() });
  try {
    const sara = await logIn(server.address, url, seller, CONNECTIONS);
    const vera = await logIn(server.address, url, administrator, CONNECTIONS);
    const lists = await listsOf(client);
    await server.quiet();
    const goals = [...pages.map((page) => [page, PAGE] as const), ...lists.map((list) => [list, LIST] as const)];
    // The setting whether salespersons see all requests changes only the lists of salespersons. So the other lists are measured only once.
    const asked = goals.filter(([{ who }]) => salesmenSee === 'all' || !who);
    const rows = [bare];
    for (const [{ title, path, body, who }, goal] of asked) {
      // The server limits the calls of each API key in a minute, so each list for other systems gets a new API key.
      const asks = who === 'program' ? await holdKey(server.address, url, AT_ONCE) : who === 'administrator' ? vera : sara;
      rows.push(await measureOne(title, () => asks.send(path, body), goal, meter));
    }
    console.log(`\nSALESMEN_SEE=${salesmenSee}, ms:`);
    const missed = printTable(rows);
    const office = await measureOffice(
      (asked) => (asked.who === 'administrator' ? vera : sara).send(asked.path, asked.body),
      lists,
    );
    console.log(`\nSALESMEN_SEE=${salesmenSee}, an office of a hundred, ms:`);
    return [...missed, ...printTable(office)].map((line) => `SALESMEN_SEE=${salesmenSee}, ${line}`);
  } finally {
    await server.stop();
  }
}

/**
 * Measures pages and lists in a random order, which is the same in every run. Leaves out requests of other systems, because no office sends
 * them.
 */
async function measureOffice(send: (asked: Asked) => Promise<unknown>, lists: readonly Asked[]): Promise<readonly Row[]> {
  const random = seededRandom(7);
  const asked = lists.filter(({ who }) => who !== 'program');
  const any = (of: readonly Asked[]) => of[Math.floor(random() * of.length)] as Asked;
  const questions = Array.from({ length: QUESTIONS }, (_, at) => {
    const isPage = at % (LISTS_A_PAGE + 1) === 0;
    return { isPage, asked: any(isPage ? pages : asked) };
  });
  const times = await whenTheyCome(
    questions.map((question) => () => send(question.asked)),
    poissonGaps(1000 / MS_BETWEEN, random),
  );
  return [true, false].map((isPage) => {
    const { p50, p95, requests } = latencyOf(times.filter((_, at) => questions[at]?.isPage === isPage));
    const goal = isPage ? PAGE : LIST;
    return [
      { title: 'measure', value: isPage ? 'pages' : 'lists' },
      { title: 'asked for', value: String(requests) },
      { title: 'p50', value: ms(p50) },
      { title: 'p95', value: ms(p95) },
      judged(p95, goal),
    ];
  });
}

function judged(p95: number, goal: number | null): Column {
  if (goal === null) return { title: 'goal', value: '' };
  return { title: 'goal', value: `${p95 <= goal ? 'met' : 'MISSED'} ≤ ${goal}`, missed: p95 > goal };
}

async function measureOne(title: string, ask: () => Promise<unknown>, goal: number | null, meter: Meter): Promise<Row> {
  await warmUp(ask);
  const before = await meter();
  const single = await alone(ask);
  const after = await meter();
  const eight = await together(ask);
  const row = [
    { title: 'measure', value: title },
    { title: 'p50', value: ms(single.p50) },
    { title: 'p95', value: ms(single.p95) },
    judged(single.p95, goal),
    { title: `p50 of ${AT_ONCE} at once`, value: ms(eight.p50) },
    { title: `p95 of ${AT_ONCE} at once`, value: ms(eight.p95) },
    { title: 'processor: server', value: ms((after.server - before.server) / single.requests) },
    { title: 'database', value: ms((after.database - before.database) / single.requests) },
  ];
  console.error(row.map(({ value }) => value).join('  '));
  return row;
}
