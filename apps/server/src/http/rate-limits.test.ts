import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest';
import { type Connection, connectPostgres } from '../db/connect.ts';
import { aServer } from '../testing/a-server.ts';
import { databases, freshDatabase } from '../testing/databases.ts';
import { AppError } from './app-error.ts';
import { deleteRateLimitsExpiredBefore } from './rate-limits.repository.ts';
import { rateLimits } from './rate-limits.tables.ts';
import { limit, limitsOn } from './rate-limits.ts';

describe.each(databases)('rate limits with counters in the database $kind', ({ open }) => {
  let connection: Connection;
  beforeAll(async () => {
    connection = await open();
  }, 60_000);
  afterAll(() => connection.close());

  test('a client that sends too many requests gets 429 with a time to retry, and other clients are not affected', async () => {
    const ask = limit(connection.db, 'secret', 'one', { requests: 2, seconds: 600 });
    await ask('203.0.113.7');
    await ask('203.0.113.7');
    const refusal = await ask('203.0.113.7').catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(AppError);
    expect(refusal).toMatchObject({ code: 'too-many-requests', retryAfter: expect.any(Number) });
    await ask('198.51.100.1');
  });

  test('all processes share the counters, and each limit has its own counters', async () => {
    const rule = { requests: 2, seconds: 600 };
    const [first, second] = [limit(connection.db, 'secret', 'two', rule), limit(connection.db, 'secret', 'two', rule)];
    await first('203.0.113.7');
    await second('203.0.113.7');
    await expect(first('203.0.113.7')).rejects.toMatchObject({ code: 'too-many-requests' });
    await expect(second('203.0.113.7')).rejects.toMatchObject({ code: 'too-many-requests' });
    await limit(connection.db, 'secret', 'three', rule)('203.0.113.7');
  });

  test('stored counters contain no address and no account; without the secret nobody can find out which client a counter is for', async () => {
    await connection.db.delete(rateLimits);
    const rule = { requests: 2, seconds: 600 };
    const asked = ['203.0.113.7', '2001:db8:1:2::/64', 'anna@example.se'];
    for (const client of asked) await limit(connection.db, 'secret', 'four', rule)(client);
    const rows = await connection.db.select().from(rateLimits);
    expect(rows.map(({ key }) => key.replace(/[\w-]{43}$/, 'hash'))).toEqual(asked.map(() => 'four:hash'));
    const plainHashes = asked.flatMap((client) =>
      (['hex', 'base64url'] as const).map((written) => createHash('sha256').update(client).digest(written)),
    );
    for (const readable of [...asked, ...plainHashes, '203.0.113', 'anna']) expect(JSON.stringify(rows)).not.toContain(readable);
    await limit(connection.db, 'another secret', 'four', rule)('203.0.113.7');
    expect(await connection.db.$count(rateLimits)).toBe(asked.length + 1);
  });

  test('expired counters are deleted, and all other counters remain', async () => {
    const [earlier, later] = [new Date('2026-01-01T11:00:00Z'), new Date('2026-01-02T11:00:00Z')];
    await connection.db.delete(rateLimits);
    await connection.db.insert(rateLimits).values([
      { key: 'old', points: 1, expire: earlier },
      { key: 'new', points: 1, expire: later },
    ]);
    await deleteRateLimitsExpiredBefore(connection.db, later);
    expect((await connection.db.select().from(rateLimits)).map(({ key }) => key)).toEqual(['new']);
  });
});

describe.each([inject('postgresUrl')].filter((url) => url !== null))('two servers on one PostgreSQL', (postgresUrl) => {
  test('two servers share the counter of the login attempts at an account', async () => {
    const database = await freshDatabase(postgresUrl);
    const connections = [await connectPostgres(database.url), await connectPostgres(database.url)];
    onTestFinished(async () => {
      for (const one of connections) await one.close();
      await database.drop();
    });
    const servers = connections.map(({ db }) => aServer(db, { limits: limitsOn(db, 'secret') }));
    const statuses = [];
    for (let attempt = 0; attempt < 12; attempt += 1) {
      const wrong = { username: 'nobody@example.se', password: 'fel lösenord' };
      statuses.push((await servers[attempt % 2]?.post('/api/account/login', wrong))?.status);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429, 429]);
  });
});
