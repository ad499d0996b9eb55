import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { kr } from '@gavel/core';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import type { Connection } from '../../../db/connect.ts';
import { limitsOn } from '../../../http/rate-limits.ts';
import { aHouse, aPublishedRange, aWebConfiguration } from '../../../testing/a-published-range.ts';
import { aServer, now, type TestServer } from '../../../testing/a-server.ts';
import { openDatabase } from '../../../testing/databases.ts';
import { somePictures } from '../../../testing/some-pictures.ts';
import { currentRange } from '../../range/current-range.ts';
import { storeRange } from '../../range/store-range.ts';

/**
 * The database statements for opening a link when the range and the house are cached. One counts the HTTP request towards the client's
 * limit, the other finds the snapshot.
 */
const LEAST = ['insert rate_limits', 'select snapshots'];

let statements: string[] = [];
let connection: Connection;
let clock = now;
let server: TestServer;
let cacheFolder: string;
beforeAll(async () => {
  cacheFolder = await mkdtemp(join(tmpdir(), 'gavel-opening-'));
  connection = await openDatabase((statement) => statements.push(statement));
}, 60_000);
afterAll(async () => {
  await connection.close();
  await rm(cacheFolder, { recursive: true });
});

/** Starts a server with the same caches as in production, and publishes a range whose house costs 2 000 000 kr. */
beforeEach(async () => {
  const { db } = connection;
  await publish(2_000_000);
  const pictures = somePictures({}, { cacheFolder });
  onTestFinished(() => pictures.renditions.settled());
  server = aServer(db, {
    now: () => clock,
    currentRange: currentRange({ db, now: () => clock, logger: pino({ level: 'silent' }) }),
    limits: limitsOn(db, 'secret'),
    pictures,
  });
});

test.each([
  ['the shared link', (token: string) => `/api/guidemodel/${token}`],
  ['the preview picture of the shared link', (token: string) => `/media/share/${token}.jpg`],
])(
  'if a house was shared in the version that is published now, opening %s reads this version from the cache and not from the database',
  async (_, addressOf) => {
    const address = addressOf(await share());
    // The first opening of a link in a municipality also reads the rows for the price history there.
    const first = await readsOf(address);
    expect(first.filter((read) => read === 'select one version')).toEqual([]);
    await server.dependencies.pictures.renditions.settled();
    expect(await readsOf(address)).toEqual(LEAST);
  },
);

test('if several shared houses in the same earlier version of a house model are opened at the same time, the server reads this version from the database only once', async () => {
  const addresses = [await share(), await share()].map((token) => `/api/guidemodel/${token}`);
  await publish(2_100_000);
  // Five seconds later, the server checks at the next HTTP request whether the database has a new range.
  clock += 5000;
  await server.get('/api/houses');
  statements = [];
  const opened = await Promise.all([...addresses, ...addresses].map((address) => server.get(address)));
  for (const { body } of opened) expect(body).toMatchObject({ CarriedOver: { HousePriceDifference: 100_000 } });
  expect(statements.map(kindOf).filter((kind) => kind === 'select one version')).toHaveLength(1);
  for (const address of addresses) expect(await readsOf(address)).toEqual(LEAST);
});

/** Publishes the house Sjövik at this price (kr). */
async function publish(price: number): Promise<void> {
  const webConfiguration = aWebConfiguration(10, 'Sjövik', { housePrices: { N: kr(price), S: kr(price) } });
  await storeRange(connection.db, aPublishedRange({ houses: [aHouse(1, 'Sjövik', { webConfiguration })] }), new Date(clock));
}

async function share(): Promise<string> {
  const house = { HouseId: 1, MunicipalityId: '2480', WebConfigurationId: 10, Name: 'Mitt hus', Answers: {} };
  const { body } = await server.post('/api/guidemodel/share', house);
  return z.object({ Id: z.string() }).parse(body).Id;
}

/** Returns the database statements that an HTTP request to this address causes, in order. */
async function readsOf(address: string): Promise<string[]> {
  statements = [];
  const { status } = await server.app.request(address);
  expect(status).toBe(200);
  return statements.map(kindOf);
}

/** Returns a short form of an SQL statement, such as `insert rate_limits`. */
function kindOf(statement: string): string {
  if (/from "web_configurations" where .*"version" = \$/.test(statement)) return 'select one version';
  const [, verb, table] = /^(\w+)[\s\S]*?(?:from|into|update) "(\w+)"/.exec(statement) ?? [];
  return `${verb} ${table}`;
}
