import { randomUUID } from 'node:crypto';
import { TestClock } from 'pg-boss';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, inject, onTestFinished, test } from 'vitest';
import { type Connection, connectPostgres, type Database } from '../../db/connect.ts';
import { aQueueClock, type QueueClock } from '../../testing/a-queue-clock.ts';
import { databases, freshDatabase } from '../../testing/databases.ts';
import type { QueuedJobs } from './jobs.ts';
import { queuedJobs } from './queued-jobs.ts';

const SECOND_MS = 1000;

describe.each(databases)('job queues stored in the database $kind', ({ open }) => {
  let connection: Connection;
  let clock: TestClock;
  let time: QueueClock;
  let jobs: QueuedJobs<Database>;
  let lines: { readonly msg: string; readonly job: string }[];
  let done: string[];
  let givenUp: string[];
  let worked: string[];
  const logger = pino({}, { write: (line: string) => lines.push(JSON.parse(line)) });

  beforeEach(async () => {
    connection = await open();
    time = aQueueClock();
    clock = time.clock;
    [lines, done, givenUp, worked] = [[], [], [], []];
    const onWork = (name: string, outcome: string) => void worked.push(`${name} ${outcome}`);
    jobs = await queuedJobs({ database: connection.queues, logger, onWork, clock });
  });
  afterEach(async () => {
    await jobs.stop();
    await connection.close();
  });

  const work = (run: (id: string) => Promise<void>, tries = 5) =>
    jobs.work(time.watched({ name: 'greetings', tries, run, giveUp: async (id) => void givenUp.push(id) }));
  const note = async (id: string) => void done.push(id);
  const enqueue = (id: string) => connection.db.transaction((tx) => jobs.enqueue(tx, 'greetings', id));

  test('a job that a committed transaction adds runs once, and a job that a rolled-back transaction adds never runs', async () => {
    await work(note);
    const ids = [randomUUID(), randomUUID(), randomUUID()];
    const [kept = '', dropped = '', last = ''] = ids;
    await enqueue(kept);
    await expect(
      connection.db.transaction(async (tx) => {
        await jobs.enqueue(tx, 'greetings', dropped);
        throw new Error('not after all');
      }),
    ).rejects.toThrow('not after all');
    await enqueue(last);
    await time.passUntil(() => done.length >= 2, 60);
    await clock.tick(60 * SECOND_MS);
    expect(done.toSorted()).toEqual([kept, last].toSorted());
  });

  test('a failed job is retried at growing intervals and does not delay other jobs', async () => {
    const triedAt: number[] = [];
    const failing = randomUUID();
    await work(async (id) => {
      if (id !== failing) return note(id);
      triedAt.push(clock.now());
      if (triedAt.length < 4) throw new Error('to anna@example.se: away');
    });
    await enqueue(failing);
    const other = randomUUID();
    await enqueue(other);
    await time.passUntil(() => triedAt.length === 4, 300);
    expect(done).toEqual([other]);
    const [first = 0, second = 0, third = 0] = triedAt.slice(1).map((at, index) => (at - (triedAt[index] ?? 0)) / SECOND_MS);
    expect(first).toBeGreaterThanOrEqual(2);
    expect(second).toBeGreaterThanOrEqual(first);
    expect(third).toBeGreaterThanOrEqual(second);
    expect(third).toBeGreaterThan(first);
    expect(lines.filter(({ msg }) => msg === 'queued work failed').map(({ job }) => job)).toEqual([failing, failing, failing]);
    expect(givenUp).toEqual([]);
  });

  test('the queue calls `giveUp` for a job after its last allowed attempt has failed', async () => {
    const id = randomUUID();
    let tried = 0;
    await work(async () => {
      tried += 1;
      throw new Error('away');
    }, 2);
    await enqueue(id);
    await time.passUntil(() => worked.length > 2, 600);
    expect([tried, givenUp]).toEqual([2, [id]]);
    // The queue `greetings.dead` is soon empty again, so operators watch the counter of its finished jobs (docs/how-to/monitor.md).
    expect(worked).toEqual(['greetings failed', 'greetings failed', 'greetings.dead done']);
  });
});

test.skipIf(inject('postgresUrl') === null)(
  'if several processes start at the same time on an empty database, each queued job runs once',
  async () => {
    const { url, drop } = await freshDatabase(inject('postgresUrl') ?? '');
    onTestFinished(drop);
    const done: string[] = [];
    /** Simulates a process: opens queues with a separate connection to the database. */
    const process = async () => {
      const connection = await connectPostgres(url);
      const jobs = await queuedJobs({ database: connection.queues, logger: pino({ level: 'silent' }) });
      const run = async (id: string) => void done.push(id);
      await jobs.work({ name: 'greetings', tries: 5, run, giveUp: async () => undefined });
      onTestFinished(async () => {
        await jobs.stop();
        await connection.close();
      });
      return { jobs, db: connection.db };
    };
    const [one] = await Promise.all([process(), process(), process()]);
    const ids = Array.from({ length: 20 }, () => randomUUID());
    await one.db.transaction(async (tx) => {
      for (const id of ids) await one.jobs.enqueue(tx, 'greetings', id);
    });
    await expect.poll(() => done.length, { timeout: 60_000 }).toBeGreaterThanOrEqual(ids.length);
    expect(done.toSorted()).toEqual(ids.toSorted());
  },
);

// The next process waits until the heartbeat of the killed process has been missing for 15 s. With an embedded database it need not wait,
// because no other process can use that database.
test.each(databases.map(({ kind, open }) => ({ kind, open, within: kind === 'PGlite' ? 15 : 60 })))(
  'with $kind as the database, the next process runs the jobs that a killed process had begun, within $within s',
  async ({ open, within }) => {
    const connection = await open();
    onTestFinished(() => connection.close());
    const id = randomUUID();
    const done: string[] = [];
    /** Simulates a process that has a separate clock. */
    const process = async (run: (id: string) => Promise<void>) => {
      const clock = new TestClock();
      const jobs = await queuedJobs({ database: connection.queues, logger: pino({ level: 'silent' }), clock });
      await jobs.work({ name: 'greetings', tries: 5, run, giveUp: async () => undefined });
      return { jobs, clock };
    };
    // The clock of the killed process stops, so the process sends no more heartbeats.
    const killed = await process((begun) => new Promise(() => done.push(`begun: ${begun}`)));
    await connection.db.transaction((tx) => killed.jobs.enqueue(tx, 'greetings', id));
    for (let second = 0; second < 60 && done.length === 0; second += 1) await killed.clock.tick(SECOND_MS);

    const next = await process(async (ended) => void done.push(`ended: ${ended}`));
    for (let second = 0; second < within; second += 1) await next.clock.tick(SECOND_MS);
    await next.jobs.stop();
    expect(done).toEqual([`begun: ${id}`, `ended: ${id}`]);
  },
);
