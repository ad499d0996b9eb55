import { asWebConfigurationId, kr } from '@gavel/core';
import { guideOf } from '@gavel/range';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, onTestFinished, test } from 'vitest';
import { type Connection, connectPostgres } from '../../db/connect.ts';
import { aSection } from '../../testing/a-published-question.ts';
import { aHouse, aPublishedRange, aWebConfiguration } from '../../testing/a-published-range.ts';
import { databases, freshDatabase } from '../../testing/databases.ts';
import { currentRange } from './current-range.ts';
import { readWebConfiguration } from './range.repository.ts';
import { publishedRanges, webConfigurations } from './range.tables.ts';
import { storeRange } from './store-range.ts';

const today = new Date('2026-11-20T11:00:00Z');
const range = aPublishedRange();
const [sjovik = aHouse(1, 'Sjövik'), ...others] = range.houses;
const dearer = {
  ...sjovik,
  webConfiguration: { ...sjovik.webConfiguration, housePrices: { N: kr(2_100_000), S: kr(1_900_000) } },
};

describe.each(databases)('storing a range in the database $kind', ({ open }) => {
  let connection: Connection;
  beforeAll(async () => {
    connection = await open();
  }, 60_000);
  afterAll(() => connection.close());
  beforeEach(async () => {
    await connection.db.delete(publishedRanges);
    await connection.db.delete(webConfigurations);
  });

  const current = (now: () => number, logger = pino({ level: 'silent' })) => {
    const { db } = connection;
    return currentRange({ db, now, logger });
  };
  const served = () => current(() => 0)();

  test('visitors get a range that is equal to the range that was published', async () => {
    const outcome = await storeRange(connection.db, range, today);
    expect(outcome).toMatchObject({ published: true, newVersions: ['Sjövik', 'Garage Mellan', 'Dold'] });
    const { contentHash, houses, ...rest } = await served();
    const { houses: published, ...same } = range;
    expect(rest).toEqual(same);
    expect(houses).toEqual(
      published.map((house) => ({
        ...house,
        webConfigurationVersion: 1,
        guide: guideOf(house.webConfiguration, range.pictures),
      })),
    );
    expect(contentHash).toMatch(/^[0-9a-f]{64}$/);
  });

  test('publishing the published range again changes nothing, even if its JSON keys are in another sequence', async () => {
    await storeRange(connection.db, range, today);
    const reordered = Object.fromEntries(Object.entries(range).toReversed());
    const outcome = await storeRange(connection.db, { ...aPublishedRange(), ...reordered }, today);
    expect(outcome).toMatchObject({ published: false, newVersions: [] });
    expect(await connection.db.$count(publishedRanges)).toBe(1);
  });

  test('if the model of one house has changed, only this house gets a new version; the old version of the house stays stored', async () => {
    await storeRange(connection.db, range, today);
    const outcome = await storeRange(connection.db, { ...range, houses: [dearer, ...others] }, today);
    expect(outcome).toMatchObject({ published: true, newVersions: ['Sjövik'] });
    expect((await served()).houses.map((house) => house.webConfigurationVersion)).toEqual([2, 1, 1]);
    expect((await readWebConfiguration(connection.db, asWebConfigurationId(10), 1))?.housePrices.N).toBe(kr(2_000_000));
    expect((await readWebConfiguration(connection.db, asWebConfigurationId(10), 2))?.housePrices.N).toBe(kr(2_100_000));
  });

  test('if a new range differs from the published one only outside the models of the houses, such as in the plots, it is published without new versions of the houses', async () => {
    await storeRange(connection.db, range, today);
    const outcome = await storeRange(connection.db, { ...range, plots: [] }, today);
    expect(outcome).toMatchObject({ published: true, newVersions: [] });
    expect((await served()).plots).toEqual([]);
  });

  test('the server refuses to store a range that it could not read from the database again, and the earlier range stays in use', async () => {
    await storeRange(connection.db, range, today);
    const without = { ...sjovik, webConfiguration: { ...dearer.webConfiguration, sections: [aSection(0, 'Ute', [])] } };
    await expect(storeRange(connection.db, { ...range, houses: [without] }, today)).rejects.toThrow(
      /^web configuration 10 version 2 \(format 10\): sections\[0\]\.id: /,
    );
    expect((await served()).houses.map((house) => house.webConfigurationVersion)).toEqual([1, 1, 1]);
  });

  test('if one range changes a house and the next range undoes this change, the house gets a new version each time', async () => {
    for (const houses of [range.houses, [dearer, ...others], range.houses])
      await storeRange(connection.db, { ...range, houses }, today);
    expect((await served()).houses[0]?.webConfigurationVersion).toBe(3);
  });

  test('if a newer release of Gavel has stored the houses in a format that this release cannot read, the next publication stores new versions of them that this release can read', async () => {
    const { db } = connection;
    await storeRange(db, range, today);
    await db.update(webConfigurations).set({ format: 99 });
    const outcome = await storeRange(db, { ...range, plots: [] }, today);
    expect(outcome).toMatchObject({ published: true, newVersions: ['Sjövik', 'Garage Mellan', 'Dold'] });
    expect((await served()).houses.map((house) => house.webConfigurationVersion)).toEqual([2, 2, 2]);
    expect((await served()).plots).toEqual([]);
  });

  test.each([
    ['the range', publishedRanges],
    ['its houses', webConfigurations],
  ])(
    'an unchanged range is published again if a newer release of Gavel has stored %s in a format that this release cannot read',
    async (_, table) => {
      const { db } = connection;
      await storeRange(db, range, today);
      await db.update(table).set({ format: 99 });
      expect(await storeRange(db, range, today)).toMatchObject({ published: true });
      expect((await served()).plots).toEqual(range.plots);
      expect(await storeRange(db, range, today)).toMatchObject({ published: false });
    },
  );

  test('reading the range throws an error if no range was published', async () => {
    await expect(served()).rejects.toThrow('no range has been published');
  });

  test('five seconds after another process has published a range, visitors get that range', async () => {
    let now = 0;
    const ask = current(() => now);
    await storeRange(connection.db, range, today);
    const first = await ask();
    await storeRange(connection.db, { ...range, plots: [] }, today);
    expect(await ask()).toBe(first);
    now += 5000;
    expect((await ask()).plots).toEqual([]);
  });

  test('if a new range leaves a house unchanged, the server keeps this house in memory and does not read it from the database again', async () => {
    let now = 0;
    const ask = current(() => now);
    await storeRange(connection.db, range, today);
    const before = (await ask()).houses;
    await storeRange(connection.db, { ...range, houses: [dearer, ...others], plots: [] }, today);
    now += 5000;
    const after = (await ask()).houses;
    const isSame = after.map(({ webConfiguration }, at) => webConfiguration === before[at]?.webConfiguration);
    expect(isSame).toEqual([false, true, true]);
  });

  test('if a newer release of Gavel publishes a range that this release cannot read, the running server logs this once and continues to use the earlier range', async () => {
    let now = 0;
    const lines: string[] = [];
    const logger = pino({}, { write: (line: string) => void lines.push(JSON.parse(line).err.message) });
    const ask = current(() => now, logger);
    await storeRange(connection.db, range, today);
    const first = await ask();
    await storeRange(connection.db, { ...range, plots: [] }, today);
    await connection.db.update(publishedRanges).set({ format: 99 });
    for (let looks = 0; looks < 3; looks += 1) {
      now += 5000;
      expect(await ask()).toBe(first);
    }
    expect(lines).toEqual([expect.stringMatching(/^published range \d+ has the format 99; known are 1 to 10$/)]);
    await expect(current(() => now)()).rejects.toThrow('has the format 99');
  });
});

test.skipIf(inject('postgresUrl') === null)(
  'if two processes publish the same range at the same time, only one of them publishes it',
  async () => {
    const { url, drop } = await freshDatabase(inject('postgresUrl') ?? '');
    onTestFinished(drop);
    const [first, second] = await Promise.all([connectPostgres(url), connectPostgres(url)]);
    const changed = {
      ...range,
      houses: [aHouse(1, 'Sjövik', { webConfiguration: aWebConfiguration(10, 'Sjövik', { name: 'Ny' }) })],
    };
    for (const some of [range, changed]) {
      const outcomes = await Promise.all([first, second].map(({ db }) => storeRange(db, some, today)));
      expect(outcomes.filter(({ published }) => published)).toHaveLength(1);
    }
    expect(await first.db.$count(publishedRanges)).toBe(2);
    expect(await first.db.$count(webConfigurations)).toBe(4);
    await Promise.all([first.close(), second.close()]);
  },
);
