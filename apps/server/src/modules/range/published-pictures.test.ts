import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Connection } from '../../db/connect.ts';
import { aPublishedRange } from '../../testing/a-published-range.ts';
import { databases } from '../../testing/databases.ts';
import { currentRange } from './current-range.ts';
import { pictureAges } from './published-pictures.ts';
import { storeRange } from './store-range.ts';

const first = 'aaaaaaaaaaaaaaaa';
const second = 'bbbbbbbbbbbbbbbb';
const third = 'cccccccccccccccc';

describe.each(databases)('pictures of published ranges, listed in the database $kind', ({ open }) => {
  let connection: Connection;
  beforeAll(async () => {
    connection = await open();
  }, 60_000);
  afterAll(() => connection.close());

  test('pictureAges distinguishes the pictures of the current range, the pictures of an earlier range, and unknown pictures', async () => {
    const { db } = connection;
    let now = 0;
    const publish = (hash: string | null) =>
      storeRange(
        db,
        aPublishedRange({ pictures: hash === null ? null : { hash, folder: 'pictures', paths: [], frames: {} } }),
        new Date(),
      );
    const range = currentRange({ db, now: () => now, logger: pino({ level: 'silent' }) });
    const ageOf = pictureAges(db, range, () => now);

    await publish(null);
    expect(await ageOf(first)).toBeNull();
    await publish(first);
    // Another process has published a range. This process checks the database again after five seconds.
    expect(await ageOf(first)).toBeNull();
    now = 5000;
    // This process may still have the old pictures, so the new pictures count as current only after ten minutes.
    expect([await ageOf(first), await ageOf(second)]).toEqual(['earlier', null]);
    now = 604_000;
    expect(await ageOf(first)).toBe('earlier');
    now = 605_000;
    expect([await ageOf(first), await ageOf(second)]).toEqual(['current', null]);
    await publish(second);
    now = 610_000;
    expect([await ageOf(second), await ageOf(first), await ageOf(third)]).toEqual(['earlier', 'earlier', null]);
    await publish(first);
    now = 620_000;
    expect(await ageOf(first)).toBe('earlier');
    now = 1_300_000;
    expect(await ageOf(first)).toBe('current');

    const restarted = pictureAges(db, range, () => now);
    expect([await restarted(first), await restarted(second)]).toEqual(['current', 'earlier']);
  });
});
