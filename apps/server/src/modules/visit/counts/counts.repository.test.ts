import { asc } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Connection, Database } from '../../../db/connect.ts';
import { databases } from '../../../testing/databases.ts';
import { dailyCounts } from './counts.tables.ts';
import { openCounts } from './counts.ts';

/** 2026-11-20, 23.45 in Stockholm. */
const lateInTheEvening = Date.UTC(2026, 10, 20, 22, 45);
const logger = pino({ level: 'silent' });

describe.each(databases)('the counts of events, stored in the database $kind', ({ open, once }) => {
  let connection: Connection;
  beforeAll(async () => {
    connection = await open();
  });
  afterAll(() => connection.close());
  beforeEach(() => connection.db.delete(dailyCounts));

  const rows = () => connection.db.select().from(dailyCounts).orderBy(asc(dailyCounts.day), asc(dailyCounts.kind));
  const countsOf = (clock: () => number, db: Database = connection.db) => openCounts({ db, now: clock, logger });

  test('if several processes add to the same counts of a day at the same time, the stored counts are the sums of all additions', async () => {
    const processes = [countsOf(() => lateInTheEvening), countsOf(() => lateInTheEvening)];
    for (const counts of processes) {
      counts.add({ kind: 'visit' }, { kind: 'finished', houseId: 1 });
      counts.add({ kind: 'refused', houseId: 1, questionId: 11, itemId: 112, becauseId: 121 }, { kind: 'visit' });
    }
    await Promise.all(processes.map((counts) => counts.write()));
    await Promise.all(processes.map((counts) => counts.write()));
    const none = { day: '2026-11-20', houseId: 0, questionId: 0, itemId: 0, becauseId: 0 };
    expect(await rows()).toEqual([
      { ...none, kind: 'finished', houseId: 1, count: 2 },
      { ...none, kind: 'refused', houseId: 1, questionId: 11, itemId: 112, becauseId: 121, count: 2 },
      { ...none, kind: 'visit', count: 4 },
    ]);
  });

  once.test('a count is stored for the day in Stockholm on which it happened', async () => {
    let clock = lateInTheEvening;
    const counts = countsOf(() => clock);
    counts.add({ kind: 'visit' });
    clock += 30 * 60_000;
    counts.add({ kind: 'visit' });
    await counts.write();
    expect((await rows()).map(({ day, count }) => [day, count])).toEqual([
      ['2026-11-20', 1],
      ['2026-11-21', 1],
    ]);
  });

  once.test('counts that cannot be written to the database are written later, together with newer counts', async () => {
    const { db } = connection;
    let isDown = true;
    const failing = new Proxy(db, {
      get: (target, name) => {
        if (name === 'transaction' && isDown) return () => Promise.reject(new Error('no database'));
        const value: unknown = Reflect.get(target, name);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
    const counts = countsOf(() => lateInTheEvening, failing);
    counts.add({ kind: 'visit' });
    await expect(counts.write()).rejects.toThrow('no database');
    counts.add({ kind: 'visit' });
    isDown = false;
    await counts.write();
    expect(await rows()).toMatchObject([{ kind: 'visit', count: 2 }]);
  });

  once.test(
    'the database table of counts has only columns for a day, a kind, ids of the range and a number, and no column about a person',
    async () => {
      const { rows: columns } = await connection.db.execute(
        `select column_name, data_type from information_schema.columns where table_name = 'daily_counts' order by 1`,
      );
      expect(columns).toEqual([
        { column_name: 'because_id', data_type: 'integer' },
        { column_name: 'count', data_type: 'integer' },
        { column_name: 'day', data_type: 'date' },
        { column_name: 'house_id', data_type: 'integer' },
        { column_name: 'item_id', data_type: 'integer' },
        { column_name: 'kind', data_type: 'text' },
        { column_name: 'question_id', data_type: 'integer' },
      ]);
    },
  );
});
