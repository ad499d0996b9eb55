import { asHouseId, asWebConfigurationId } from '@gavel/core';
import { selectionsFrom } from '@gavel/core/testing';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Connection } from '../../db/connect.ts';
import { databases } from '../../testing/databases.ts';
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
    // More than 32 bits hold.
    priceOre: 9_007_199_254_740_991,
    withdrawKeyHash: 'abc',
    createdAt: madeAt,
    openedAt: madeAt,
    ...parts,
  };
}

describe.each(databases)('on $kind', ({ open }) => {
  let connection: Connection;
  beforeAll(async () => {
    connection = await open();
  }, 60_000);
  afterAll(() => connection.close());
  beforeEach(async () => {
    await connection.db.delete(snapshots);
  });

  /** How many the daily job drops at a moment, as it tells the log. */
  async function droppedAt(moment: number): Promise<number> {
    const lines: { readonly dropped: number }[] = [];
    const logger = pino({}, { write: (line: string) => lines.push(JSON.parse(line)) });
    await dropUnopenedJob({ db: connection.db, now: () => moment, logger }).run(new AbortController().signal);
    return lines[0]?.dropped ?? Number.NaN;
  }

  test('a snapshot comes back as it was stored', async () => {
    expect(await insertSnapshot(connection.db, aSnapshot())).toBe(true);
    expect(await findSnapshot(connection.db, 'a1B2c3D4')).toEqual({ ...aSnapshot(), isKept: false });
  });

  test('tokens tell upper case from lower case', async () => {
    await insertSnapshot(connection.db, aSnapshot());
    expect(await findSnapshot(connection.db, 'A1B2C3D4')).toBeNull();
    expect(await insertSnapshot(connection.db, aSnapshot({ token: 'A1B2C3D4' }))).toBe(true);
  });

  test('a token that is taken is not overwritten', async () => {
    await insertSnapshot(connection.db, aSnapshot());
    expect(await insertSnapshot(connection.db, aSnapshot({ name: 'En annans' }))).toBe(false);
    expect((await findSnapshot(connection.db, 'a1B2c3D4'))?.name).toBe('Mitt hus vid sjön');
  });

  test('a deleted snapshot is gone', async () => {
    await insertSnapshot(connection.db, aSnapshot());
    await deleteSnapshot(connection.db, 'a1B2c3D4');
    expect(await findSnapshot(connection.db, 'a1B2c3D4')).toBeNull();
  });

  test('what nobody opened for 180 days is dropped, what somebody did is kept', async () => {
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
