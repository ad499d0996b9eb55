import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { type Product, prepareProduct } from '../pages/product.ts';
import type { KeptPostgres } from './kept-postgres.ts';
import { logIn } from './member.ts';
import { makePatterns, readMunicipalities, readPlots } from './patterns.ts';
import { createDatabase, within } from './within.ts';

/** The salesperson for whom the benchmark reads the lists of the administration. */
export const seller = { email: 'saljare@bench.example', name: 'Sara Åkerlund', role: 'Salesmen' } as const;
export const administrator = { email: 'administrator@bench.example', name: 'Vera Öman', role: 'Admin' } as const;

/** The application with a database that contains years of a large builder's data. */
export interface Filled {
  readonly product: Product;
  readonly url: string;
  /** A database connection for values that the API does not return. */
  readonly client: Client;
}

interface Step {
  readonly name: string;
  readonly hash: string;
  readonly sql: string;
}

const DATABASE = 'bench';
const here = fileURLToPath(new URL('.', import.meta.url));
const folder = `${here}fill`;
/** The first step, which creates its rows with the product itself. The other steps are SQL. */
const patterns = {
  name: 'patterns',
  hash: hashOf(['fill.ts', 'patterns.ts'].map((name) => readFileSync(here + name, 'utf8')).join()),
};

/**
 * Returns the filled database. Keeps the finished steps of an earlier run. Each SQL step is done entirely or not at all. If the text of a
 * step has changed since the earlier run, fills the whole database again.
 */
export async function fillDatabase(postgres: KeptPostgres): Promise<Filled> {
  const steps = readSteps();
  const url = postgres.url(DATABASE);
  let done = await readDone(postgres);
  if (!done || ![patterns, ...steps].every(({ name, hash }) => (done?.get(name) ?? hash) === hash)) {
    await createDatabase(postgres, DATABASE);
    done = new Map();
  }
  // Start the server once, so that it creates the tables or migrates them.
  const product = await prepareProduct(url);
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    if (!done.has(patterns.name)) await begin(product, url, client);
    for (const step of steps.filter(({ name }) => !done.has(name))) await take(step, client);
  } catch (fault) {
    // Close the connection. When PostgreSQL stops, an open connection would report an error of its own, which would hide this fault.
    await client.end();
    throw fault;
  }
  return { product, url, client };
}

function readSteps(): readonly Step[] {
  return readdirSync(folder)
    .sort()
    .map((name) => {
      const sql = readFileSync(`${folder}/${name}`, 'utf8');
      return { name, sql, hash: hashOf(sql) };
    });
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** Returns the finished steps by name; null: the database does not exist, or the first step is not finished. */
async function readDone(postgres: KeptPostgres): Promise<Map<string, string> | null> {
  const read = async (client: Client) => (await client.query<{ name: string; hash: string }>('select * from bench.steps')).rows;
  const rows = await within(postgres.url(DATABASE), read).catch(() => null);
  return rows && new Map(rows.map(({ name, hash }) => [name, hash]));
}

/** Uses the product itself to create the staff and the rows that the SQL steps copy. */
async function begin(product: Product, url: string, client: Client): Promise<void> {
  console.error('filling: by the product itself …');
  const server = await product.start();
  try {
    await logIn(server.address, url, administrator);
    const sara = await logIn(server.address, url, seller);
    await makePatterns(server, url, sara);
    await client.query('create schema bench');
    await client.query('create table bench.plots (id int primary key, municipality_id text not null)');
    const plots = await readPlots(sara);
    await client.query('insert into bench.plots select * from unnest($1::int[], $2::text[])', [
      plots.map(({ id }) => id),
      plots.map(({ municipalityId }) => municipalityId),
    ]);
    // Number the municipalities with plots for sale first: the SQL steps use low numbers most often, so most customers come from there.
    await client.query('create table bench.municipalities (id text primary key, at int not null unique)');
    await client.query(
      `insert into bench.municipalities
       select id, row_number() over (order by id not in (select municipality_id from bench.plots), at) - 1
       from unnest($1::text[]) with ordinality as known(id, at)`,
      [await readMunicipalities(sara)],
    );
    await client.query('create table bench.steps (name text primary key, hash text not null)');
    await client.query('insert into bench.steps values ($1, $2)', [patterns.name, patterns.hash]);
  } finally {
    await server.stop();
  }
}

async function take({ name, sql, hash }: Step, client: Client): Promise<void> {
  const begun = performance.now();
  await client.query('begin');
  await client.query(sql);
  await client.query('insert into bench.steps values ($1, $2)', [name, hash]);
  await client.query('commit');
  await client.query('vacuum analyze');
  console.error(`filling: ${name} took ${Math.round((performance.now() - begun) / 1000)} s`);
}
