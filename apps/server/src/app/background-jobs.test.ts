import { asHouseId, asWebConfigurationId } from '@gavel/core';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { wait } from '../adapters/jobs/wait.ts';
import type { Connection } from '../db/connect.ts';
import { rateLimits } from '../http/rate-limits.tables.ts';
import { insertSnapshot } from '../modules/configurations/configurations.repository.ts';
import { snapshots } from '../modules/configurations/configurations.tables.ts';
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
  const runAt = async (now: number) => {
    for (const { schedule, run } of jobsAt(now)) {
      expect(schedule).toEqual({ firstAfter: 0, every: DAY_MS });
      await run(new AbortController().signal);
    }
    return {
      tokens: (await db.select().from(snapshots)).map(({ token }) => token),
      counters: (await db.select().from(rateLimits)).map(({ key }) => key),
    };
  };
  expect(await runAt(start)).toEqual({ tokens: ['duetomor'], counters: ['due tomorrow'] });
  expect(await runAt(start + DAY_MS)).toEqual({ tokens: [], counters: [] });
});

test('pictures are made ahead only where that is wanted', () => {
  const sweeps = ['drop-unopened-snapshots', 'drop-expired-limits', 'forget-letters'];
  expect(jobsAt(start).map(({ name }) => name)).toEqual(sweeps);
  expect(jobsAt(start, renditions).map(({ name }) => name)).toEqual([...sweeps, 'make-avif-pictures']);
});

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
