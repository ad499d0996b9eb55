import type { Fault } from '@gavel/range';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Connection } from '../../db/connect.ts';
import { aPublishedRange } from '../../testing/a-published-range.ts';
import { openDatabase } from '../../testing/databases.ts';
import { currentRange } from './current-range.ts';
import { NoRangeError, publishAtStart } from './publish-at-start.ts';
import { publishedRanges, rangeRevisions } from './range.tables.ts';
import { fromFolder } from './revisions.repository.ts';
import { storeRange } from './store-range.ts';

const today = new Date('2026-11-20T11:00:00Z');
const faults: readonly Fault[] = [
  { file: 'houses/sjovik.yaml', line: 7, column: 3, message: 'price: expected a number' },
  { file: 'questions/ute.yaml', line: 12, message: "unknown answer 'stor-alta'" },
];

let connection: Connection;
beforeAll(async () => {
  connection = await openDatabase();
}, 60_000);
afterAll(() => connection.close());

async function anEmptyDatabase() {
  await connection.db.delete(publishedRanges);
  await connection.db.delete(rangeRevisions);
  const lines: { msg: string }[] = [];
  const logger = pino({}, { write: (line: string) => void lines.push(JSON.parse(line)) });
  return { db: connection.db, logger, logged: () => lines.map(({ msg }) => msg) };
}

test('if no range was published before, publishAtStart rejects a broken range with an error that lists every fault with file and line', async () => {
  const { db, logger } = await anEmptyDatabase();
  await expect(publishAtStart(db, 'ranges/prov', { range: null, faults }, logger, today)).rejects.toThrow(
    new NoRangeError(
      [
        'The range in ranges/prov is broken, and no earlier one is published:',
        'ranges/prov/houses/sjovik.yaml:7:3: price: expected a number',
        "ranges/prov/questions/ute.yaml:12: unknown answer 'stor-alta'",
      ].join('\n'),
    ),
  );
});

test('the faults of a broken range are logged, and the latest published range stays in use', async () => {
  const { db, logger, logged } = await anEmptyDatabase();
  await publishAtStart(db, 'ranges/prov', { range: aPublishedRange(), faults: [] }, logger, today);
  await publishAtStart(db, 'ranges/prov', { range: null, faults }, logger, today);
  expect(logged()).toEqual([
    'range published',
    'ranges/prov/houses/sjovik.yaml:7:3: price: expected a number',
    "ranges/prov/questions/ute.yaml:12: unknown answer 'stor-alta'",
    'the range is broken and was not published; the one published last is served',
  ]);
  expect((await currentRange({ db, now: () => 0, logger })()).houses).toHaveLength(3);
});

test('if a range cannot be stored, the error is logged and the latest published range stays in use; without a published range, the start fails', async () => {
  const { db, logger, logged } = await anEmptyDatabase();
  const range = aPublishedRange();
  const unstorable = { range: { ...range, brand: { ...range.brand, name: 'Prov\u0000hus' } }, faults: [] };
  await expect(publishAtStart(db, 'ranges/prov', unstorable, logger, today)).rejects.toThrow();
  await publishAtStart(db, 'ranges/prov', { range, faults: [] }, logger, today);
  expect(await publishAtStart(db, 'ranges/prov', unstorable, logger, today)).toBeNull();
  expect(logged()).toEqual(['range published', expect.stringContaining('could not be stored and was not published')]);
  expect((await currentRange({ db, now: () => 0, logger })()).brand.name).toBe(range.brand.name);
});

test('a range with faulty pictures is published, and the faults of the pictures are logged', async () => {
  const { db, logger, logged } = await anEmptyDatabase();
  const pictureFaults: readonly Fault[] = [{ file: 'pictures/splash.webp', line: 1, message: 'not a WebP picture, or cut off' }];
  await publishAtStart(db, 'ranges/prov', { range: aPublishedRange(), faults: [], pictureFaults }, logger, today);
  expect(logged()).toEqual(['range published', 'ranges/prov/pictures/splash.webp:1: not a WebP picture, or cut off']);
});

test('if the range folder has the same range as the published one, publishAtStart logs that the range is unchanged', async () => {
  const { db, logger, logged } = await anEmptyDatabase();
  for (const range of [aPublishedRange(), aPublishedRange()])
    await publishAtStart(db, 'ranges/prov', { range, faults: [] }, logger, today);
  expect(logged()).toEqual(['range published', 'range unchanged']);
});

test('at the start, the server publishes a new range folder and sends its pictures to the picture store; it does neither if the folder is unchanged, or if the range was edited in the browser after a folder was published', async () => {
  const { db, logger, logged } = await anEmptyDatabase();
  let sent = 0;
  const start = async (name: string) => {
    const range = aPublishedRange();
    const read = { range: { ...range, brand: { ...range.brand, name } }, faults: [] };
    await publishAtStart(db, 'ranges/prov', read, logger, today, async () => {
      sent += 1;
    });
    return sent;
  };
  expect([await start('Provhus'), await start('Provhus')]).toEqual([1, 1]);
  const written = { texts: new Map(), pictures: '' };
  await storeRange(db, aPublishedRange({ plots: [] }), today, { revision: { ...fromFolder(written), origin: 'draft' } });
  expect(await start('Nya Provhus')).toBe(1);
  expect(logged()).toEqual(['range published', 'range unchanged', expect.stringContaining('was edited in the browser since')]);
});
