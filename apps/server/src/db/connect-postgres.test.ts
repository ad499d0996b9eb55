import { sql } from 'drizzle-orm';
import { expect, inject, onTestFinished, test } from 'vitest';
import { aServerOf } from '../testing/a-server.ts';
import { freshDatabase } from '../testing/databases.ts';
import { connectPostgres } from './connect.ts';

const serverUrl = inject('postgresUrl');
if (serverUrl === null) console.log('The time that a statement may take is not tested: there is no PostgreSQL');

test.skipIf(serverUrl === null).each([
  ['PostgreSQL ends it', { statementWithin: 50 }, { cause: { code: '57014' } }],
  ['the connection was silent', { silentFor: 1000 }, { cause: { message: 'The database was silent for 1000 ms' } }],
])(
  'the database aborts a statement that takes too long (%s), and the request gets status 503 with a time to retry',
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
