import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ms } from '../measured.ts';
import { asker } from '../pages/ask.ts';
import { startBare } from '../pages/bare.ts';
import { type Column, printTable } from '../table.ts';
import { administrator, type Filled, fillDatabase, seller } from './fill.ts';
import { startKeptPostgres } from './kept-postgres.ts';
import { AT_ONCE, alone, type Latency, together } from './latency.ts';
import { type Asked, listsOf, pages } from './lists.ts';
import { logIn } from './member.ts';

/** Ms, of every list and of a page. */
const LIST = 100;
const PAGE = 300;
const kept = fileURLToPath(new URL('../../node_modules/.cache/bench-sales', import.meta.url));

type Row = readonly Column[];

/**
 * How fast the administration answers with years of a large builder in PostgreSQL: every list of staff and their pages, as somebody waits for them, one after
 * the other and eight at once, with both settings of who sees what. Gives the goals that are missed.
 */
export async function benchSales(): Promise<readonly string[]> {
  const postgres = await startKeptPostgres(join(kept, 'postgres')).catch((fault: Error) => fault);
  if (postgres instanceof Error) return [`sales: not measured, ${postgres.message}`];
  try {
    const filled = await fillDatabase(postgres);
    await printSizes(filled);
    const bare = await measureBare();
    const missed: string[] = [];
    for (const salesmenSee of ['all', 'own']) missed.push(...(await measure(filled, salesmenSee, bare)));
    await filled.client.end();
    return missed;
  } finally {
    await postgres.stop();
  }
}

async function printSizes({ client }: Filled): Promise<void> {
  const { rows } = await client.query<{ table: string; rows: string; size: string }>(`
    select relname as table, n_live_tup as rows, pg_size_pretty(pg_total_relation_size(relid)) as size
    from pg_stat_user_tables where schemaname = 'public' and n_live_tup >= 1000 order by pg_total_relation_size(relid) desc`);
  console.log(rows.map(({ table, rows: count, size }) => `${table} ${Number(count).toLocaleString('en')} (${size})`).join(', '));
}

async function measureBare(): Promise<Row> {
  const server = await startBare();
  try {
    const ask = asker(server.address, AT_ONCE);
    const hello = () => ask({ path: '/hello' });
    return row('hello of bare Hono', await alone(hello), await together(hello), null);
  } finally {
    await server.stop();
  }
}

async function measure({ product, url, client }: Filled, salesmenSee: string, bare: Row): Promise<readonly string[]> {
  const server = await product.start({ SALESMEN_SEE: salesmenSee });
  try {
    const sara = await logIn(server.address, url, seller, AT_ONCE);
    const vera = await logIn(server.address, url, administrator, AT_ONCE);
    const lists = await listsOf(client);
    await server.quiet();
    console.log(`\nSALESMEN_SEE=${salesmenSee}, ms:`);
    const asking =
      ({ path, body, isForAdministrators }: Asked) =>
      () =>
        (isForAdministrators ? vera : sara).send(path, body);
    const rows = [bare];
    for (const [asked, goal] of [...pages.map((page) => [page, PAGE] as const), ...lists.map((list) => [list, LIST] as const)]) {
      // What is for administrators alone does not know the setting.
      if (salesmenSee === 'own' && asked.isForAdministrators) continue;
      const ask = asking(asked);
      const measured = row(asked.title, await alone(ask), await together(ask), goal);
      console.error(measured.map(({ value }) => value).join('  '));
      rows.push(measured);
    }
    return printTable(rows).map((line) => `SALESMEN_SEE=${salesmenSee}, ${line}`);
  } finally {
    await server.stop();
  }
}

function row(measure: string, single: Latency, eight: Latency, goal: number | null): Row {
  const judged = (p95: number): Column =>
    goal === null
      ? { title: 'goal', value: '' }
      : { title: 'goal', value: `${p95 <= goal ? 'met' : 'MISSED'} ≤ ${goal}`, missed: p95 > goal };
  return [
    { title: 'measure', value: measure },
    { title: 'p50', value: ms(single.p50) },
    { title: 'p95', value: ms(single.p95) },
    judged(single.p95),
    { title: `p50 of ${AT_ONCE} at once`, value: ms(eight.p50) },
    { title: `p95 of ${AT_ONCE} at once`, value: ms(eight.p95) },
    judged(eight.p95),
  ];
}
