import { globSync, readFileSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { publishRange } from '@gavel/range/publishing';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { Connection } from '../db/connect.ts';
import { publishedRanges } from '../modules/range/range.tables.ts';
import { insertHouse } from '../modules/visit/saved-houses/saved-houses.repository.ts';
import { aHouseContent } from '../testing/a-house-content.ts';
import { aMember } from '../testing/a-member.ts';
import { aServer, now } from '../testing/a-server.ts';
import { openDatabase } from '../testing/databases.ts';
import { rangeCommand } from './administer-range.ts';
import { readEnv } from './env.ts';

const range = fileURLToPath(new URL('../../../web/testing/range', import.meta.url));

let connection: Connection;
beforeAll(async () => {
  connection = await openDatabase();
}, 60_000);
afterAll(() => connection.close());

const signed = { name: 'Vera Ek', reason: 'Paketet finns inte där' };
const run = (...args: string[]) => rangeCommand(args, signed)?.({ env: readEnv({}), connection, now: () => now });
const textsIn = (folder: string) =>
  globSync('**/*.yaml', { cwd: folder })
    .toSorted()
    .map((file) => [file, readFileSync(join(folder, file), 'utf8')]);

test('range export writes the YAML files of a range version byte for byte as they were published', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'gavel-export-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await expect(run('export', folder)).rejects.toThrow('No range was published with its text.');
  await run('publish', range);
  expect(await run('export', folder)).toContain('version 1 of the range');
  expect(textsIn(folder)).toEqual(textsIn(range));
  await expect(run('export', folder, '7')).rejects.toThrow('There is no version 7.');
  expect(rangeCommand(['export'])).toBeNull();
});

test('range publish prints, for each plot that it changes, how many saved houses the change concerns', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'gavel-plots-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await run('publish', range);
  const { plots, municipalities } = (await publishRange(range, now)).range ?? expect.fail();
  const { user } = await aMember(aServer(connection.db));
  const idOf = (address: string) => plots.find((plot) => plot.address === address)?.id ?? expect.fail();
  const [first, second] = [idOf('Granåkersvägen 14'), idOf('Bryggstigen 5')];
  const municipalityId = municipalities.find(({ name }) => name === 'Umeå')?.id ?? '';
  const place = (east: number, north: number) => ({ plotId: first, east, north, turn: 180 });
  for (const [token, content] of [
    ['plot0001', { plotIds: [first], placement: place(15, 20) }],
    ['plot0002', { plotIds: [first, second], placement: place(28, 35) }],
    ['plot0003', { plotIds: [first, second], placement: null }],
  ] as const)
    await insertHouse(connection.db, {
      token,
      ownerId: user.id,
      content: aHouseContent({ municipalityId, ...content }),
      saver: { userId: user.id, at: new Date(now) },
    });
  await cp(range, folder, { recursive: true });
  const file = join(folder, 'plots.yaml');
  const [line = '', , ...others] = (await readFile(file, 'utf8')).split('\n');
  await writeFile(file, [line.replace('1240', '930').replace('[31, 40], [0, 40]', '[31, 30], [0, 30]'), ...others].join('\n'));
  const told = await run('publish', folder);
  expect(told).toContain(
    'Granåkersvägen 14 (border): saved houses that stand on this plot: 2, of which lose their place: 1; other houses with this plot: 1.',
  );
  expect(told).toContain(
    'Bryggstigen 5 (withdrawn): saved houses that stand on this plot: 0, of which lose their place: 0; other houses with this plot: 2.',
  );
});

test('range publish works even if a later program version stored all published ranges and this program can read none', async () => {
  await run('publish', range);
  await connection.db.update(publishedRanges).set({ format: 99 });
  expect(await run('publish', range)).toContain('is published');
  expect(await run('publish', range)).toContain('is what is served already');
});
