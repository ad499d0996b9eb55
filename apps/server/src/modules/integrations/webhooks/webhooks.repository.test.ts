import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Connection } from '../../../db/connect.ts';
import { databases } from '../../../testing/databases.ts';
import { hasRefusedAll } from './webhooks.repository.ts';
import { isDecisive } from './webhooks.tables.ts';

describe.each(databases)('the attempts to send webhooks, stored in the database $kind', ({ open }) => {
  let connection: Connection;
  beforeAll(async () => {
    connection = await open();
    const id = crypto.randomUUID();
    await connection.db.execute(
      sql`insert into webhook_deliveries (id, event_id, type, subject, happened_at, queued_at) values (${id}, ${id}, 'lead.created', '', now(), now())`,
    );
    const attempts = (receiver: string, status: number, count: number) =>
      connection.db.execute(
        sql`insert into webhook_attempts (delivery_id, receiver, at, milliseconds, status, words) select ${id}::uuid, ${receiver}::text, now(), 1, ${status}::int, '' from generate_series(1, ${count}::int)`,
      );
    await attempts('silent', 503, 5000);
    await attempts('refusing', 200, 1);
    await attempts('refusing', 410, 1);
    await attempts('refusing', 503, 1);
    await attempts('accepting again', 410, 1);
    await attempts('accepting again', 200, 1);
    await connection.db.execute(sql`analyze webhook_attempts`);
  });
  afterAll(() => connection.close());

  test('a receiver has refused all events if it has answered 410 and has not answered with status 2xx since; the database finds the latest of these responses with an index', async () => {
    const receivers = ['refusing', 'silent', 'accepting again'];
    const refused = await Promise.all(receivers.map((receiver) => hasRefusedAll(connection.db, receiver)));
    expect(refused).toEqual([true, false, false]);
    const { rows } = await connection.db.execute(
      sql`explain select status from webhook_attempts where receiver = 'silent' and ${isDecisive} order by id desc limit 1`,
    );
    expect(JSON.stringify(rows)).toContain('webhook_attempts_decisive');
  });
});
