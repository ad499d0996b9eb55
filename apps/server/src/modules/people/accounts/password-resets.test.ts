import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { QueuedJobs } from '../../../adapters/jobs/jobs.ts';
import { queuedJobs } from '../../../adapters/jobs/queued-jobs.ts';
import type { Connection, Database } from '../../../db/connect.ts';
import { limitsOn } from '../../../http/rate-limits.ts';
import { sealWith } from '../../../secrets/seal.ts';
import { aMailbox } from '../../../testing/a-mailbox.ts';
import { aMember } from '../../../testing/a-member.ts';
import { aQueueClock } from '../../../testing/a-queue-clock.ts';
import { aServer, now, type TestServer } from '../../../testing/a-server.ts';
import { databases, openDatabase } from '../../../testing/databases.ts';
import { setDisabled } from './accounts.repository.ts';
import { oneTimePasswords, passwordResets } from './accounts.tables.ts';
import { makeOneTimePassword } from './make-one-time-password.ts';
import { mailPasswords, queuedPasswordResets } from './password-resets.ts';

const seal = sealWith('secret', 'password-resets');

/** Returns a server that queues requests for a new password. The test moves the clock of the queue. */
async function opened(connection: Connection) {
  const { db } = connection;
  const { clock, watched, pass, passUntil } = aQueueClock();
  const lines: string[] = [];
  const logger = pino({}, { write: (line: string) => void lines.push(line) });
  const jobs: QueuedJobs<Database> = await queuedJobs({ database: connection.queues, logger, clock });
  const box = aMailbox();
  let isStuck = false;
  const mails: typeof box = {
    ...box,
    queue: (...mail) => (isStuck ? Promise.reject(new Error('the queue is stuck')) : box.queue(...mail)),
  };
  await jobs.work(watched(mailPasswords({ db, seal, mails, makeOneTimePassword, now: () => now, logger })));
  const resets = queuedPasswordResets({ db, jobs, seal, now: () => now });
  const portalAsked: string[] = [];
  const { accounts } = aServer(db).dependencies;
  const portal = { ...accounts.portal, has: async (email: string) => portalAsked.push(email) === 0 };
  const server = aServer(db, { limits: limitsOn(db, 'secret'), accounts: { ...accounts, portal, passwordResets: resets } });
  return {
    server,
    box,
    jobs,
    portalAsked,
    log: () => lines.join(''),
    stick: (sticks: boolean) => {
      isStuck = sticks;
    },
    pass,
    /** Moves the clock until every request for a new password is handled. */
    passUntilDone: (seconds: number, stride?: number) =>
      passUntil(async () => (await db.$count(passwordResets)) === 0, seconds, stride),
  };
}

const ask = (server: TestServer, Email: string) => server.post('/api/account/resetpassword', { Email });

test('when somebody requests a new password, the server does the same work for a known address, an unknown address and the address of a disabled account', async () => {
  const statements: string[] = [];
  const connection = await openDatabase((statement) => void statements.push(statement));
  const { server, box, jobs, portalAsked, passUntilDone } = await opened(connection);
  await aMember(server, { firstName: 'Anna' });
  const closed = await aMember(server, { firstName: 'Eva' });
  await setDisabled(connection.db, closed.user.id, new Date(now));

  const work = async (email: string) => {
    statements.length = 0;
    portalAsked.length = 0;
    const reckoned = server.dependencies.accounts.passwords.reckoned();
    const { status, body } = await ask(server, email);
    const done = [...statements];
    return {
      status,
      body,
      done,
      portalAsked: portalAsked.length,
      reckoned: server.dependencies.accounts.passwords.reckoned() - reckoned,
    };
  };
  const known = await work('anna@example.se');
  expect(known).toMatchObject({ status: 200, body: { isSuccess: true, data: null }, portalAsked: 1, reckoned: 0 });
  expect(known.done.length).toBeGreaterThan(4);
  expect(await work('eva@example.se')).toEqual(known);
  expect(await work('nobody@example.se')).toEqual(known);
  // The table does not contain the addresses in plain text, and the server has written no e-mail yet.
  const rows = await connection.db.select().from(passwordResets);
  expect(rows).toHaveLength(3);
  expect(JSON.stringify(rows)).not.toContain('example');
  expect(box.mails).toEqual([]);

  await passUntilDone(20);
  expect(box.mails).toMatchObject([{ to: { address: 'anna@example.se' } }]);
  expect(await connection.db.$count(oneTimePasswords)).toBe(1);
  await jobs.stop();
  await connection.close();
});

describe.each(databases)('requests for a new password, queued in the database $kind', ({ open }) => {
  let connection: Connection;
  let parts: Awaited<ReturnType<typeof opened>>;
  beforeEach(async () => {
    connection = await open();
    parts = await opened(connection);
    await aMember(parts.server, { firstName: 'Anna' });
  });
  afterEach(async () => {
    await parts.jobs.stop();
    await connection.close();
  });

  test('if the server fails to handle a request for a new password, it retries; until it succeeds, it stores no new password and sends no e-mail', async () => {
    const { server, box, stick, pass, passUntilDone } = parts;
    stick(true);
    expect((await ask(server, 'anna@example.se')).body).toEqual({ isSuccess: true, data: null });
    await pass(4);
    expect(await connection.db.$count(passwordResets)).toBe(1);
    expect(await connection.db.$count(oneTimePasswords)).toBe(0);
    stick(false);
    await passUntilDone(60);
    expect(box.mails).toHaveLength(1);
    expect(await connection.db.$count(oneTimePasswords)).toBe(1);
  });

  test('if a change of the server secret makes a queued request for a new password unreadable, the server deletes the request and logs this', async () => {
    const { server, box, log, passUntilDone } = parts;
    const other = sealWith('another secret', 'password-resets').seal('anna@example.se');
    await ask(server, 'anna@example.se');
    await connection.db.update(passwordResets).set({ sealed: other });
    await passUntilDone(150_000, 300);
    expect(await connection.db.$count(passwordResets)).toBe(0);
    expect(box.mails).toEqual([]);
    expect(log()).toContain('it could not be seen to');
    expect(log()).not.toContain('example.se');
  });
});
