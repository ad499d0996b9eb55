import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { expect, inject, onTestFinished, test } from 'vitest';
import { aServerOf } from '../testing/a-server.ts';
import { freshDatabase } from '../testing/databases.ts';
import { ownPostgres } from '../testing/start-postgres.ts';
import { connectPostgres } from './connect.ts';

const serverUrl = inject('postgresUrl');
if (serverUrl === null) console.log('The time that a statement may take is not tested: there is no PostgreSQL');

test.skipIf(serverUrl === null).each([
  ['PostgreSQL ends it', { statementWithin: 50 }, { cause: { code: '57014' } }],
  ['the connection was silent', { silentFor: 1000 }, { cause: { message: 'The database was silent for 1000 ms' } }],
])(
  'a statement that takes too long fails (%s), and the HTTP request gets status 503 with a time to retry',
  async (_, limits, error) => {
    const { url, drop } = await freshDatabase(serverUrl ?? '');
    onTestFinished(drop);
    const { db, close } = await connectPostgres(url, limits);
    onTestFinished(close);
    const sleep = () => db.execute(sql`select pg_sleep(5)`);
    await expect(sleep()).rejects.toMatchObject(error);
    const currentRange = async () => {
      await sleep();
      throw new Error('it was not given up');
    };
    const { status, headers, body } = await aServerOf(undefined, { currentRange }).get('/api/houses');
    expect([status, headers.get('Retry-After'), body]).toEqual([503, '5', expect.objectContaining({ code: 'unavailable' })]);
  },
);

/** More transactions than the pool has connections. */
const MANY = 12;

test.skipIf(serverUrl === null)(
  'a connection that breaks inside a transaction fails only this transaction; the process and the other queries continue',
  async () => {
    const { url, drop } = await freshDatabase(serverUrl ?? '');
    onTestFinished(drop);
    const { db, close } = await connectPostgres(url);
    onTestFinished(close);
    // Vitest fails the run if an error event without a listener would end the process.
    for (let count = 0; count < MANY; count += 1) {
      const broken = db.transaction(async (tx) => {
        const { rows } = await tx.execute(sql`select pg_backend_pid() as pid`);
        await db.execute(sql`select pg_terminate_backend(${Object(rows[0]).pid}, 5000)`);
        await tx.execute(sql`select 1`);
      });
      await expect(broken).rejects.toThrow();
    }
    const own = db.transaction((tx) => tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`));
    await expect(own).rejects.toThrow();
    expect((await db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
  },
);

test.skipIf(serverUrl === null || process.platform !== 'linux')(
  'transactions that cannot begin, because PostgreSQL is frozen, return their connections to the pool',
  async () => {
    const postgres = await ownPostgres();
    onTestFinished(postgres.stop);
    if (postgres.url === null) return;
    onTestFinished(postgres.thaw);
    const { db, close } = await connectPostgres(postgres.url, { silentFor: 4000 });
    onTestFinished(close);
    const begin = () => db.transaction((tx) => tx.execute(sql`select 1`));
    const all = () => Promise.allSettled(Array.from({ length: 10 }, begin));
    expect((await all()).map(({ status }) => status)).toEqual(Array(10).fill('fulfilled'));
    postgres.freeze();
    expect((await all()).map(({ status }) => status)).toEqual(Array(10).fill('rejected'));
    postgres.thaw();
    expect((await db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
  },
);

test('if the database address names a local socket in the parameter host, the client connects to this socket and not to the host name', () => {
  const connectionString = 'postgres://gavel@localhost/gavel?host=/run/postgresql';
  expect(new Client({ connectionString })).toMatchObject({ host: '/run/postgresql', user: 'gavel', database: 'gavel' });
});
