import { asHouseId, asWebConfigurationId } from '@gavel/core';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { wait } from '../adapters/jobs/wait.ts';
import type { Connection } from '../db/connect.ts';
import { rateLimits } from '../http/rate-limits.tables.ts';
import { insertUser } from '../modules/accounts/accounts.repository.ts';
import { insertSnapshot } from '../modules/configurations/configurations.repository.ts';
import { snapshots } from '../modules/configurations/configurations.tables.ts';
import { putInvitation } from '../modules/saved-houses/household.repository.ts';
import { insertHouse } from '../modules/saved-houses/saved-houses.repository.ts';
import { householdInvitations } from '../modules/saved-houses/saved-houses.tables.ts';
import { aHouseContent } from '../testing/a-house-content.ts';
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

/** The jobs of a server without a range, at a moment. */
function jobsAt(now: number, avifs: BackgroundParts['avifs'] = null) {
  const currentRange = () => Promise.reject(new Error('no range has been published'));
  const logger = pino({ level: 'silent' });
  const { db } = connection;
  return backgroundJobs({ db, currentRange, avifs, now: () => now, random: () => 0.5, wait, logger });
}

test('from the start on, every day, what nobody needs any more is dropped', async () => {
  const { db } = connection;
  for (const [token, unopenedDays] of Object.entries({ oldoldol: 181, duetomor: 179.5 }))
    await insertSnapshot(db, aSnapshot(token, new Date(start - unopenedDays * DAY_MS)));
  await db.insert(rateLimits).values([
    { key: 'old', points: 1, expire: new Date(start - 2 * DAY_MS) },
    { key: 'due tomorrow', points: 1, expire: new Date(start - DAY_MS / 2) },
  ]);
  const user = await insertUser(db, aUser, 'hash', [], new Date(start));
  if (!user) throw new Error('there is such an account already');
  const saver = { userId: user.id, at: new Date(start) };
  await insertHouse(db, { token: 'sharedho', ownerId: user.id, content: aHouseContent(), saver });
  for (const [email, hours] of Object.entries({ old: 0, tomorrow: 24, later: 25 })) {
    const expiresAt = new Date(start + hours * 3_600_000 - 1);
    await putInvitation(db, { token: 'sharedho', email, keyHash: email, invitedBy: user.id, sentAt: saver.at, expiresAt });
  }
  const runAt = async (now: number) => {
    for (const { schedule, run } of jobsAt(now)) {
      expect(schedule).toEqual({ firstAfter: 0, every: DAY_MS });
      await run(new AbortController().signal);
    }
    return {
      tokens: (await db.select().from(snapshots)).map(({ token }) => token),
      counters: (await db.select().from(rateLimits)).map(({ key }) => key),
      invitations: (await db.select().from(householdInvitations)).map(({ email }) => email),
    };
  };
  expect(await runAt(start)).toEqual({
    tokens: ['duetomor'],
    counters: ['due tomorrow'],
    invitations: ['tomorrow', 'later'],
  });
  expect(await runAt(start + DAY_MS)).toEqual({ tokens: [], counters: [], invitations: ['later'] });
});

test('pictures are made ahead only where that is wanted', () => {
  const sweeps = ['drop-unopened-snapshots', 'drop-expired-limits', 'forget-letters', 'drop-expired-invitations'];
  expect(jobsAt(start).map(({ name }) => name)).toEqual(sweeps);
  expect(jobsAt(start, renditions).map(({ name }) => name)).toEqual([...sweeps, 'make-avif-pictures']);
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
