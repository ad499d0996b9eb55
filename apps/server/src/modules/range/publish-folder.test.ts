import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { publishRange } from '@gavel/range/publishing';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { z } from 'zod';
import type { Connection } from '../../db/connect.ts';
import { aPublishedRange } from '../../testing/a-published-range.ts';
import { openDatabase } from '../../testing/databases.ts';
import { currentRange } from './current-range.ts';
import { type knownFolder, publishFolder } from './publish-folder.ts';
import { findLatestRange } from './range.repository.ts';
import { publishedRanges } from './range.tables.ts';
import { storeRange } from './store-range.ts';

const smallRange = fileURLToPath(new URL('../../../../web/testing/range', import.meta.url));
const now = Date.UTC(2026, 10, 20, 11);

let connection: Connection;
beforeAll(async () => {
  connection = await openDatabase();
}, 60_000);
afterAll(() => connection.close());

/** Returns a machine with a copy of the small range, no published range, and a stored state that survives restarts. */
async function aMachine() {
  await connection.db.delete(publishedRanges);
  const folder = await mkdtemp(join(tmpdir(), 'gavel-folder-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await cp(smallRange, folder, { recursive: true });
  let kept: z.infer<typeof knownFolder> | null = null;
  const known = {
    read: async () => kept,
    write: async (value: z.infer<typeof knownFolder>) => {
      kept = value;
    },
  };
  const { db } = connection;
  return {
    folder,
    /** Publishes the folder as the server does at its start, and returns the logged messages. */
    async start(at = now) {
      const lines: { msg: string }[] = [];
      const logger = pino({}, { write: (line: string) => void lines.push(JSON.parse(line)) });
      // The computer's time must be later than the times of the files, because files that were written just now do not count as
      // unchanged.
      await publishFolder({
        db,
        folder,
        known,
        now: at,
        computerTime: () => Date.now() + 60_000,
        logger,
        readFolder: publishRange,
        beforePublishing: async () => {},
      });
      return lines.map(({ msg }) => msg);
    },
    known,
    async brandName() {
      const { brand } = await currentRange({ db, now: () => 0, logger: pino({ level: 'silent' }) })();
      return brand.name;
    },
  };
}

test('if the range folder is unchanged since the last start, the server does not read the folder again, and logs the faults of its pictures that it stored at the last start', async () => {
  const { folder, start, known } = await aMachine();
  const first = await start();
  expect(first[0]).toBe('range published');
  const latest = await findLatestRange(connection.db);
  expect((await known.read())?.contentHash).toBe(latest?.contentHash);

  // Add a fault to the stored state, but not to the folder. If the server logs this fault at its start, it has not read the folder.
  const last = await known.read();
  if (!last) throw new Error('nothing is kept');
  await known.write({ ...last, pictureFaults: [{ file: 'pictures/splash.webp', line: 1, message: 'cut off' }] });
  expect(await start()).toEqual(['range unchanged', `${folder}/pictures/splash.webp:1: cut off`]);
  expect(await findLatestRange(connection.db)).toEqual(latest);
});

test('if one byte of the range folder changes, the next start publishes the folder; if this change is then undone in the folder, the next start does not publish the folder', async () => {
  const { folder, start, brandName } = await aMachine();
  await start();
  const file = join(folder, 'brand.yaml');
  const text = await readFile(file, 'utf8');
  const name = await brandName();
  const newer = name.replace(/.$/, 'Q');
  await writeFile(file, text.replace(name, newer));
  expect((await start())[0]).toBe('range published');
  expect(await brandName()).toBe(newer);
  await writeFile(file, text);
  // The first of these starts reads the folder, and the second uses the stored state.
  for (const _ of ['first', 'second'])
    expect(await start()).toEqual([expect.stringContaining(`To publish it again: npm run range -- publish ${folder}`)]);
  expect(await brandName()).toBe(newer);
});

test('if another process has published another range since the last start, a start with the unchanged range folder does not publish the folder, and logs this', async () => {
  const { start, brandName } = await aMachine();
  await start();
  await storeRange(connection.db, aPublishedRange(), new Date(now));
  expect(await start()).toEqual([expect.stringContaining('another one since, which is served')]);
  expect(await brandName()).toBe('Provhus');
});

test('every start with a broken range folder logs that the folder is broken; after the old content of the folder is restored, the next start logs that the range is unchanged', async () => {
  const { folder, start } = await aMachine();
  await start();
  const file = join(folder, 'brand.yaml');
  const text = await readFile(file, 'utf8');
  await writeFile(file, 'name: Provhus\n');
  for (const _ of ['first', 'second'])
    expect((await start()).at(-1)).toBe('the range is broken and was not published; the one published last is served');
  await writeFile(file, text);
  expect(await start()).toEqual(['range unchanged']);
});
