import { sql } from 'drizzle-orm';
import { expect, inject, onTestFinished, test } from 'vitest';
import { aServerOf } from '../testing/a-server.ts';
import { freshDatabase } from '../testing/databases.ts';
import { connectPostgres } from './connect.ts';

const serverUrl = inject('postgresUrl');
if (serverUrl === null) console.log('The time that a statement may take is not tested: there is no PostgreSQL');

test.skipIf(serverUrl === null)('a statement that takes too long is ended, and whoever asked is told to come back', async () => {
  const { url, drop } = await freshDatabase(serverUrl ?? '');
  onTestFinished(drop);
  const { db, close } = await connectPostgres(url, { statementWithin: 50 });
  onTestFinished(close);
  const sleep = () => db.execute(sql`select pg_sleep(5)`);
  await expect(sleep()).rejects.toMatchObject({ cause: { code: '57014' } });
  const currentRange = async () => {
    await sleep();
    throw new Error('it was not ended');
  };
  const { status, headers, body } = await aServerOf(undefined, { currentRange }).get('/api/houses');
  expect([status, headers.get('Retry-After'), body]).toEqual([503, '5', expect.objectContaining({ code: 'unavailable' })]);
});
