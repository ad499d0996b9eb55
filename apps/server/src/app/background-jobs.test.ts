import { asHouseId, asWebConfigurationId } from '@gavel/core';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { wait } from '../adapters/jobs/wait.ts';
import type { Connection } from '../db/connect.ts';
import { rateLimits } from '../http/rate-limits.tables.ts';
import { insertUser } from '../modules/people/accounts/accounts.repository.ts';
import { auditLog, oneTimePasswords, sessions, verifications } from '../modules/people/accounts/accounts.tables.ts';
import { insertSnapshot } from '../modules/visit/configurations/configurations.repository.ts';
import { snapshots } from '../modules/visit/configurations/configurations.tables.ts';
import { putInvitation } from '../modules/visit/saved-houses/household.repository.ts';
import { insertHouse } from '../modules/visit/saved-houses/saved-houses.repository.ts';
import { householdInvitations, savedConfigurations } from '../modules/visit/saved-houses/saved-houses.tables.ts';
import { aHouseContent } from '../testing/a-house-content.ts';
import { aMailbox } from '../testing/a-mailbox.ts';
import { openDatabase } from '../testing/databases.ts';
import { somePictures } from '../testing/some-pictures.ts';
import { type BackgroundParts, backgroundJobs } from './background-jobs.ts';

const DAY_MS = 86_400_000;
const start = Date.UTC(2026, 0, 1, 11);

let connection: Connection;
beforeAll(async () => {
  connection = await openDatabase();
}, 60_000);
afterAll(() => connection.close());

const { renditions } = somePictures();

const oftener = new Map([
  ['drop-expired-limits', 10 * 60_000],
  ['note-taken-letters', 5000],
  ['write-counts', 10_000],
  ['tell-held-back-requests', 3_600_000],
]);

/** Returns the jobs of a server without a range, at a given time. */
function jobsAt(now: number, avifs: BackgroundParts['avifs'] = null) {
  const logger = pino({ level: 'silent' });
  const { db } = connection;
  const mail = { taken: async () => [], forget: async () => undefined };
  return backgroundJobs({
    db,
    mail,
    mails: aMailbox(),
    counts: { add: () => undefined, write: async () => undefined },
    avifs,
    now: () => now,
    logger,
  });
}

test('at its start and each day, the server deletes shared links unopened for 180 days, idempotency keys of saved houses after 90 days, and expired one-time passwords and invitations', async () => {
  const { db } = connection;
  for (const [token, unopenedDays] of Object.entries({ oldoldol: 181, duetomor: 179.5 }))
    await insertSnapshot(db, aSnapshot(token, new Date(start - unopenedDays * DAY_MS)));
  const user = await insertUser(db, aUser, 'hash', [], new Date(start));
  if (!user) throw new Error('there is such an account already');
  const saver = { userId: user.id, at: new Date(start) };
  await insertHouse(db, { token: 'sharedho', ownerId: user.id, content: aHouseContent(), saver });
  for (const [email, hours] of Object.entries({ old: 0, tomorrow: 24, later: 25 })) {
    const expiresAt = new Date(start + hours * 3_600_000 - 1);
    await putInvitation(db, { token: 'sharedho', email, keyHash: email, invitedBy: user.id, sentAt: saver.at, expiresAt });
  }
  await db.update(savedConfigurations).set({ createdAt: new Date(start - 89.5 * DAY_MS), creationKeyHash: 'first save' });
  await db.insert(oneTimePasswords).values({ userId: user.id, hash: 'unused', expiresAt: new Date(start + 60_000) });
  const runAt = async (now: number) => {
    for (const { name, schedule, run } of jobsAt(now)) {
      expect(schedule).toEqual({ firstAfter: 0, every: oftener.get(name) ?? DAY_MS });
      await run(new AbortController().signal);
    }
    return {
      tokens: (await db.select().from(snapshots)).map(({ token }) => token),
      passwords: (await db.select().from(oneTimePasswords)).map(({ hash }) => hash),
      keys: (await db.select().from(savedConfigurations)).map(({ creationKeyHash }) => creationKeyHash),
      invitations: (await db.select().from(householdInvitations)).map(({ email }) => email),
    };
  };
  expect(await runAt(start)).toEqual({
    tokens: ['duetomor'],
    passwords: ['unused'],
    keys: ['first save'],
    invitations: ['tomorrow', 'later'],
  });
  expect(await runAt(start + DAY_MS)).toEqual({ tokens: [], passwords: [], keys: [null], invitations: ['later'] });
});

test('old sessions, logins that were not finished in time, and rate limit counters expire by the system clock, even if the demonstration uses another date', async () => {
  const { db } = connection;
  const real = Date.now();
  const hour = 3_600_000;
  const [customer, seller] = [
    await insertUser(db, { ...aUser, email: 'customer@example.se' }, 'hash', [], new Date(real)),
    await insertUser(db, { ...aUser, email: 'seller@example.se', role: 'Salesmen' }, 'hash', [], new Date(real)),
  ];
  if (!customer || !seller) throw new Error('there is such an account already');
  await db.delete(sessions);
  const ago = (hours: number) => new Date(real - hours * hour);
  const open = async (id: string, userId: string, begun: number, used: number, actingFor: string | null = null) => {
    const times = { createdAt: ago(begun), updatedAt: ago(used), expiresAt: ago(begun - 30 * 24) };
    await db.insert(sessions).values({ id, token: id, userId, ...times, actingFor });
  };
  await open('customer', customer.id, 29 * 24, 13 * 24);
  await open('customer, over', customer.id, 31 * 24, 1);
  await open('customer, unused', customer.id, 29 * 24, 15 * 24);
  await open('seller', seller.id, 11, 2, customer.id);
  await open('seller, over', seller.id, 13, 1, customer.id);
  await open('seller, unused', seller.id, 11, 4);
  const ending = (id: string, hours: number) => ({
    id,
    identifier: id,
    value: '',
    expiresAt: new Date(real + hours * hour),
    createdAt: new Date(real),
    updatedAt: new Date(real),
  });
  await db.insert(verifications).values([ending('half', 1), ending('half, over', -1)]);
  await db.insert(rateLimits).values([
    { key: 'old', points: 1, expire: new Date(real - 1000) },
    { key: 'counting', points: 1, expire: new Date(real + hour) },
  ]);
  for (const { run } of jobsAt(start + 5000 * DAY_MS)) await run(new AbortController().signal);
  const ids = async (rows: Promise<readonly { readonly id: string }[]>) => (await rows).map(({ id }) => id).toSorted();
  expect(await ids(db.select().from(sessions))).toEqual(['customer', 'seller']);
  expect(await ids(db.select().from(verifications))).toEqual(['half']);
  expect((await db.select().from(rateLimits)).map(({ key }) => key)).toEqual(['counting']);
  // The salesperson did not end this session, in which they acted for a customer. The audit log still records its end.
  expect(await db.select().from(auditLog)).toMatchObject([
    { actorId: seller.id, subjectId: customer.id, action: 'acting-ended' },
  ]);
});

test('the job that makes AVIF pictures exists only if `backgroundJobs` gets the parts for it', () => {
  const sweeps = [
    'drop-unopened-snapshots',
    'drop-expired-limits',
    'write-counts',
    'note-taken-letters',
    'forget-letters',
    'drop-expired-invitations',
    'forget-creation-keys',
    'tell-held-back-requests',
    'drop-held-back-requests',
    'forget-uploads',
    'forget-webhooks',
    'forget-expired-sessions',
  ];
  expect(jobsAt(start).map(({ name }) => name)).toEqual(sweeps);
  expect(jobsAt(start, { renditions, processorTime: () => 0, wait }).map(({ name }) => name)).toEqual([
    ...sweeps,
    'make-avif-pictures',
  ]);
});

const aUser = {
  email: 'anna@example.se',
  firstName: 'Anna',
  lastName: 'Berg',
  cellphone: '0701234567',
  municipalityId: '2480',
};

function aSnapshot(token: string, openedAt: Date): Parameters<typeof insertSnapshot>[1] {
  return {
    token,
    webConfigurationId: asWebConfigurationId(10),
    webConfigurationVersion: 1,
    municipalityId: '2480',
    areaCode: 'N',
    houseId: asHouseId(1),
    name: 'Mitt hus',
    answers: new Map(),
    priceOre: 1,
    withdrawKeyHash: 'abc',
    createdAt: openedAt,
    openedAt,
  };
}
