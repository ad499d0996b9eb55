import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Connection } from '../db/connect.ts';
import { databases } from '../testing/databases.ts';
import { AppError } from './app-error.ts';
import { deleteRateLimitsExpiredBefore } from './rate-limits.repository.ts';
import { rateLimits } from './rate-limits.tables.ts';
import { limit } from './rate-limits.ts';

describe.each(databases)('on $kind', ({ open }) => {
  let connection: Connection;
  beforeAll(async () => {
    connection = await open();
  }, 60_000);
  afterAll(() => connection.close());

  test('a client that asks too often is refused and told when to come back, others are not', async () => {
    const ask = limit(connection.db, 'one', { requests: 2, seconds: 600 });
    await ask('203.0.113.7');
    await ask('203.0.113.7');
    const refusal = await ask('203.0.113.7').catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(AppError);
    expect(refusal).toMatchObject({ code: 'too-many-requests', retryAfter: expect.any(Number) });
    await ask('198.51.100.1');
  });

  test('processes count together, and names apart', async () => {
    const rule = { requests: 2, seconds: 600 };
    const [first, second] = [limit(connection.db, 'two', rule), limit(connection.db, 'two', rule)];
    await first('203.0.113.7');
    await second('203.0.113.7');
    await expect(first('203.0.113.7')).rejects.toMatchObject({ code: 'too-many-requests' });
    await expect(second('203.0.113.7')).rejects.toMatchObject({ code: 'too-many-requests' });
    await limit(connection.db, 'three', rule)('203.0.113.7');
  });

  test('counters that expired are dropped, others count on', async () => {
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
