import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { asWebConfigurationId } from '@gavel/core';
import { and, eq, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import type { Connection, Database } from '../../db/connect.ts';
import { aPublishedRange, aWebConfiguration } from '../../testing/a-published-range.ts';
import { aServer, now } from '../../testing/a-server.ts';
import { databases } from '../../testing/databases.ts';
import { currentRange, lastPublishedRange } from './current-range.ts';
import { listPublishedPictures } from './published-pictures.repository.ts';
import { findLatestRange, readCampaigns, readPublications, readRange, readWebConfiguration } from './range.repository.ts';
import { publishedRanges, webConfigurations } from './range.tables.ts';
import { storeRange } from './store-range.ts';

const today = new Date(now);
const sjovik = asWebConfigurationId(10);

describe.each(databases)('published ranges, stored in the database $kind', ({ open }) => {
  let connection: Connection;
  beforeAll(async () => {
    connection = await open();
  }, 60_000);
  afterAll(() => connection.close());
  beforeEach(async () => {
    for (const table of [publishedRanges, webConfigurations]) await connection.db.delete(table);
    await storeRange(connection.db, aPublishedRange(), today);
  });

  /** Changes the database row of one version of the house Sjövik. */
  async function spoil(change: Partial<typeof webConfigurations.$inferInsert>, spoilt = 1): Promise<void> {
    const { id, version } = webConfigurations;
    await connection.db
      .update(webConfigurations)
      .set(change)
      .where(and(eq(id, sjovik), eq(version, spoilt)));
  }

  test('reading a database row with an unknown format throws an error that names the row and the known formats', async () => {
    await spoil({ format: 99 });
    const name = 'web configuration 10 version 1';
    await expect(readWebConfiguration(connection.db, sjovik, 1)).rejects.toThrow(`${name} has the format 99; known are 1 to 10`);
  });

  test('if a newer release of Gavel has stored a version of the range, this release leaves the version out of the lists of campaigns and publications, but still knows its pictures', async () => {
    const { db } = connection;
    const pictures = { hash: '0123456789abcdef', folder: 'pictures', paths: [], frames: {} };
    const webConfiguration = aWebConfiguration(10, 'Sjövik', { name: 'Sjövik 2027' });
    const houses = aPublishedRange().houses.map((house) => (house.title === 'Sjövik' ? { ...house, webConfiguration } : house));
    await storeRange(db, aPublishedRange({ pictures }), today);
    const [, earlier] = await readPublications(db);
    await storeRange(db, aPublishedRange({ houses, pictures: { ...pictures, hash: 'fedcba9876543210' } }), today);
    expect([...(await readCampaigns(db, sjovik)).keys()]).toEqual([1, 2]);
    await spoil({ format: 99 }, 2);
    const latest = await findLatestRange(db);
    await db
      .update(publishedRanges)
      .set({ format: 99 })
      .where(eq(publishedRanges.id, latest?.id ?? 0));
    expect(await readCampaigns(db, sjovik)).toEqual(new Map([[1, []]]));
    expect((await readPublications(db)).slice(1)).toEqual([earlier]);
    // While the operator replaces this release by the newer one, both run, and both get HTTP requests for the pictures of the newer
    // range.
    expect(await listPublishedPictures(db)).toEqual(new Set([pictures.hash, 'fedcba9876543210']));
  });

  test('if a newer release of Gavel has published a range that this release cannot read, this release starts with the newest range that it can read', async () => {
    const { db } = connection;
    const earlier = await findLatestRange(db);
    await storeRange(db, { ...aPublishedRange(), plots: [] }, today);
    const latest = await findLatestRange(db);
    await db
      .update(publishedRanges)
      .set({ format: 99 })
      .where(eq(publishedRanges.id, latest?.id ?? 0));
    const lines: string[] = [];
    const logger = pino({}, { write: (line: string) => void lines.push(JSON.parse(line).msg) });
    const { contentHash } = await currentRange({ db, now: () => 0, logger })();
    expect(contentHash).toBe(earlier?.contentHash);
    expect(lines).toEqual(['the range published last cannot be read; the one before goes on being served']);
    expect(await readPublications(db)).toHaveLength(1);
  });

  test('if a newer release of Gavel has published a range that this release cannot read, a draft is compared with the range that visitors see', async () => {
    const { db } = connection;
    const readCurrent = currentRange({ db, now: () => 0, logger: pino({ level: 'silent' }) });
    const seen = await readCurrent();
    await storeRange(db, { ...aPublishedRange(), plots: [] }, today);
    expect((await lastPublishedRange(db, readCurrent)).plots).toEqual([]);
    await db.update(publishedRanges).set({ format: 99 });
    expect(await lastPublishedRange(db, readCurrent)).toBe(seen);
  });

  test('reading a broken database row throws an error that names the row and the broken field', async () => {
    await spoil({ body: { ...aWebConfiguration(10, 'Sjövik'), housePrices: { N: 'dear' }, campaigns: [{ id: 1 }] } });
    const name = 'web configuration 10 version 1';
    await expect(readWebConfiguration(connection.db, sjovik, 1)).rejects.toThrow(`${name} (format 10): housePrices.N: `);
    await expect(readCampaigns(connection.db, sjovik)).rejects.toThrow(`campaigns of ${name} (format 10): [0].title: `);

    const latest = await findLatestRange(connection.db);
    const { houses: _, ...body } = aPublishedRange();
    await connection.db.update(publishedRanges).set({ body });
    const row = `published range ${latest?.id} (format 10)`;
    await expect(readRange(connection.db, latest?.id ?? 0)).rejects.toThrow(`${row}: houses: `);
    await connection.db.update(publishedRanges).set({ body: { ...body, houses: [{ webConfiguration: 10 }] } });
    await expect(readPublications(connection.db)).rejects.toThrow(`${row}: versions[0]: `);
  });
});

test.each([
  [
    'was stored before the database had a column for the format',
    async (fill: () => Promise<void>, update: () => Promise<void>) => fill().then(update),
  ],
  [
    'an older program stored after the database got a column for the format',
    async (fill: () => Promise<void>, update: () => Promise<void>) => update().then(fill),
  ],
])(
  'the server can read a range in format 1 that %s, and a house that was shared from this range opens at its old price',
  async (_, inOrder) => {
    const { db, update } = await anOldDatabase();
    await inOrder(() => fillWithFirstFormat(db), update);
    const server = aServer(db);
    expect((await server.get('/api/houses')).body).toMatchObject([{ Title: 'Villa Prov', HouseType: '1' }, { HouseType: '5' }]);
    const { status, body } = await server.get('/api/guidemodel/Gammalt1');
    expect([status, body]).toMatchObject([200, { Name: 'Förr', Price: 2_177_500, CarriedOver: null }]);
  },
);

/** Stores rows in the form of the first version of the program, which had no column for the format. */
async function fillWithFirstFormat(db: Database): Promise<void> {
  const { range, webConfigurations: houses } = await golden(1);
  const then = today.toISOString();
  await db.execute(
    sql`insert into published_ranges (content_hash, published_at, body) values ('old', ${then}, ${JSON.stringify(range)})`,
  );
  for (const body of houses) {
    await db.execute(
      sql`insert into web_configurations (id, version, content_hash, published_at, body)
        values (${body.id}, 1, 'old', ${then}, ${JSON.stringify(body)})`,
    );
  }
  await db.execute(
    sql`insert into snapshots values
      ('Gammalt1', 2, 1, '2580', 'N', 2, 'Förr', '{"1":2,"2":4,"3":6,"4":8}', 217750000, 'x', ${then}, ${then})`,
  );
}

const goldenFile = z.object({ range: z.unknown(), webConfigurations: z.array(z.looseObject({ id: z.number() })) });

/** Returns a range and its web configurations in this format, from a file of `packages/range`. */
async function golden(format: number) {
  const file = new URL(`../../../../../packages/range/src/stored/golden/format-${format}.json`, import.meta.url);
  return goldenFile.parse(JSON.parse(await readFile(file, 'utf8')));
}

/** Returns a database after only the first migration; `update` runs all later migrations. */
async function anOldDatabase(): Promise<{ readonly db: Database; update(): Promise<void> }> {
  const all = fileURLToPath(new URL('../../db/migrations', import.meta.url));
  const first = await mkdtemp(join(tmpdir(), 'gavel-migrations-'));
  const lite = new PGlite();
  onTestFinished(async () => {
    await lite.close();
    await rm(first, { recursive: true });
  });
  await cp(all, first, { recursive: true });
  const journal = join(first, 'meta/_journal.json');
  const { entries, ...same } = journalFile.parse(JSON.parse(await readFile(journal, 'utf8')));
  await writeFile(journal, JSON.stringify({ ...same, entries: entries.slice(0, 1) }));
  const db = drizzle(lite);
  await migrate(db, { migrationsFolder: first });
  return { db, update: () => migrate(db, { migrationsFolder: all }) };
}

const journalFile = z.looseObject({ entries: z.array(z.unknown()) });
