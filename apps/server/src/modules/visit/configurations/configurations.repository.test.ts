import { asHouseId, asWebConfigurationId } from '@gavel/core';
import { selectionsFrom } from '@gavel/core/testing';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Connection } from '../../../db/connect.ts';
import { limitsOn } from '../../../http/rate-limits.ts';
import { aPublishedRange } from '../../../testing/a-published-range.ts';
import { aServer } from '../../../testing/a-server.ts';
import { databases } from '../../../testing/databases.ts';
import { storeRange } from '../../range/store-range.ts';
import { deleteSnapshot, findSnapshot, insertSnapshot, markOpened, type Snapshot } from './configurations.repository.ts';
import { snapshots } from './configurations.tables.ts';
import { dropUnopenedJob } from './drop-unopened.ts';

const madeAt = new Date('2026-01-01T11:00:00Z');

function aSnapshot(parts: Partial<Snapshot> = {}): Snapshot {
  return {
    token: 'a1B2c3D4',
    webConfigurationId: asWebConfigurationId(10),
    webConfigurationVersion: 1,
    municipalityId: '2480',
    areaCode: 'N',
    houseId: asHouseId(1),
    name: 'Mitt hus vid sjön',
    answers: selectionsFrom({ 11: 112, 12: 122 }),
    // The largest price that the column `price_ore` must be able to store. It needs more than 32 bits.
    priceOre: 9_007_199_254_740_991,
    withdrawKeyHash: 'abc',
    createdAt: madeAt,
    openedAt: madeAt,
    ...parts,
  };
}

describe.each(databases)('snapshots on the database $kind', ({ open }) => {
  let connection: Connection;
  beforeAll(async () => {
    connection = await open();
  }, 60_000);
  afterAll(() => connection.close());
  beforeEach(async () => {
    await connection.db.delete(snapshots);
  });

  test('while the database cannot write because the disk is full, links to shared houses still open, but sharing another house returns status 503 with a time after which to retry', async () => {
    const { db } = connection;
    await storeRange(db, aPublishedRange(), madeAt);
    await insertSnapshot(db, aSnapshot());
    await db.execute(sql`create function refuse() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`);
    for (const table of ['snapshots', 'rate_limits'])
      await db.execute(sql.raw(`create trigger full_disk before insert or update on ${table} execute function refuse()`));
    try {
      const lines: string[] = [];
      const logger = pino({}, { write: (line: string) => void lines.push(line) });
      const server = aServer(db, { limits: limitsOn(db, 'secret'), logger });
      expect(await server.get('/api/guidemodel/a1B2c3D4')).toMatchObject({ status: 200, body: { Name: 'Mitt hus vid sjön' } });
      expect(lines.filter((line) => line.includes('that a link was opened could not be noted'))).toHaveLength(1);
      const house = { HouseId: 1, MunicipalityId: '2480', WebConfigurationId: 10, Answers: {}, Name: 'Hus' };
      const refused = await server.post('/api/guidemodel/share', house);
      expect([refused.status, refused.headers.get('Retry-After'), refused.body]).toEqual([
        503,
        '5',
        expect.objectContaining({ code: 'unavailable' }),
      ]);
    } finally {
      await db.execute(sql`drop function refuse cascade`);
    }
  });

  /** Runs the daily job at this time. Returns how many snapshots the job deleted, read from its log line. */
  async function droppedAt(moment: number): Promise<number> {
    const lines: { readonly dropped: number }[] = [];
    const logger = pino({}, { write: (line: string) => lines.push(JSON.parse(line)) });
    await dropUnopenedJob({ db: connection.db, now: () => moment, logger }).run(new AbortController().signal);
    return lines[0]?.dropped ?? Number.NaN;
  }

  test('findSnapshot returns a snapshot (a shared house) exactly as it was stored', async () => {
    expect(await insertSnapshot(connection.db, aSnapshot())).toBe(true);
    expect(await findSnapshot(connection.db, 'a1B2c3D4')).toEqual({ ...aSnapshot(), isKept: false });
  });

  test('tokens of snapshots are case-sensitive', async () => {
    await insertSnapshot(connection.db, aSnapshot());
    expect(await findSnapshot(connection.db, 'A1B2C3D4')).toBeNull();
    expect(await insertSnapshot(connection.db, aSnapshot({ token: 'A1B2C3D4' }))).toBe(true);
  });

  test('insertSnapshot does not overwrite a snapshot with the same token', async () => {
    await insertSnapshot(connection.db, aSnapshot());
    expect(await insertSnapshot(connection.db, aSnapshot({ name: 'En annans' }))).toBe(false);
    expect((await findSnapshot(connection.db, 'a1B2c3D4'))?.name).toBe('Mitt hus vid sjön');
  });

  test('findSnapshot returns null for a deleted snapshot', async () => {
    await insertSnapshot(connection.db, aSnapshot());
    await deleteSnapshot(connection.db, 'a1B2c3D4');
    expect(await findSnapshot(connection.db, 'a1B2c3D4')).toBeNull();
  });

  test('the daily job deletes snapshots (shared houses) that nobody has opened for 180 days, and keeps all others', async () => {
    await insertSnapshot(connection.db, aSnapshot({ token: 'oldoldol' }));
    await insertSnapshot(connection.db, aSnapshot({ token: 'newnewne' }));
    await markOpened(connection.db, 'newnewne', new Date('2026-03-01T11:00:00Z'));
    const due = madeAt.getTime() + 180 * 86_400_000;
    expect(await droppedAt(due)).toBe(0);
    expect(await droppedAt(due + 1)).toBe(1);
    expect(await findSnapshot(connection.db, 'oldoldol')).toBeNull();
    expect(await findSnapshot(connection.db, 'newnewne')).not.toBeNull();
  });
});
