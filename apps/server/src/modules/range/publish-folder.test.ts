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

/** Returns a copy of the small range, an empty database, and a state file that survives restarts. */
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
    /** Starts once and returns the logged messages. */
    async start(at = now) {
      const lines: { msg: string }[] = [];
      const logger = pino({}, { write: (line: string) => void lines.push(JSON.parse(line)) });
      // The computer's time is later than the files' times. Files that were just written would not count as unchanged.
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

test('an unchanged folder is not read again, and logs the same messages', async () => {
  const { folder, start, known } = await aMachine();
  const first = await start();
  expect(first[0]).toBe('range published');
  const latest = await findLatestRange(connection.db);
  expect((await known.read())?.contentHash).toBe(latest?.contentHash);

  // The stored state has a fault that the folder does not have. If the log has that fault, the folder was not read.
  const last = await known.read();
  if (!last) throw new Error('nothing is kept');
  await known.write({ ...last, pictureFaults: [{ file: 'pictures/splash.webp', line: 1, message: 'cut off' }] });
  expect(await start()).toEqual(['range unchanged', `${folder}/pictures/splash.webp:1: cut off`]);
  expect(await findLatestRange(connection.db)).toEqual(latest);
});

test('a changed byte is published at the next start, but restoring the old content is not', async () => {
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
  // The first start reads the folder, the second uses the stored state.
  for (const _ of ['first', 'second'])
    expect(await start()).toEqual([expect.stringContaining(`To publish it again: npm run range -- publish ${folder}`)]);
  expect(await brandName()).toBe(newer);
});

test('a range that another process published stays in use, and every start logs that a later range is in use', async () => {
  const { start, brandName } = await aMachine();
  await start();
  await storeRange(connection.db, aPublishedRange(), new Date(now));
  expect(await start()).toEqual([expect.stringContaining('another one since, which is served')]);
  expect(await brandName()).toBe('Provhus');
});

test('the faults of a folder are logged at every start, and the folder counts as unchanged once it is repaired', async () => {
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
