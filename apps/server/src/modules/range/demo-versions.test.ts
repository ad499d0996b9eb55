import { fileURLToPath } from 'node:url';
import { startedConfigurationBody } from '@gavel/contract';
import { buildRange, readRange, type Source } from '@gavel/range/publishing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Connection } from '../../db/connect.ts';
import { aServer, now } from '../../testing/a-server.ts';
import { openDatabase } from '../../testing/databases.ts';
import { storeRange } from './store-range.ts';

const demo = fileURLToPath(new URL('../../../../../ranges/bjorkvik', import.meta.url));

let source: Source;
let connection: Connection;
beforeAll(async () => {
  const read = await readRange(demo);
  if (!read.source) throw new Error('the demo range has faults');
  source = read.source;
  connection = await openDatabase();
  await store(source);
}, 120_000);
afterAll(() => connection.close());

/** Stores the range and returns the titles of the houses with a new version. */
async function store(some: Source): Promise<readonly string[]> {
  const { newVersions } = await storeRange(connection.db, buildRange(some, some.idsLock, now), new Date(now));
  return newVersions;
}

/** Returns the address of the swatch of each answer of the first house, as visitors get it. */
async function swatches(): Promise<readonly string[]> {
  const body = { HouseId: buildRange(source, source.idsLock, now).houses[0]?.id, MunicipalityId: '0180' };
  const answer = await aServer(connection.db).post('/api/guidemodel/new', body);
  const { sections } = startedConfigurationBody.parse(answer.body);
  return sections.flatMap(({ questions }) => questions.flatMap(({ answers }) => answers.map(({ paletteImage }) => paletteImage)));
}

test('changed, deleted or new pictures make no new version of any house, and visitors see the changed pictures', async () => {
  const { pictures } = source;
  const before = await swatches();
  const [gone = ''] = before.map((address) => address.split('/').slice(3).join('/')).filter((path) => pictures.sizes.has(path));
  const hash = '0123456789abcdef';
  const sizes = new Map([...pictures.sizes].filter(([path]) => path !== gone));
  const { manifests, scenes, roomCategories } = pictures;
  const house = [...manifests.keys()][0] ?? '';
  const fewer = new Map([...manifests].filter(([key]) => key !== house));

  expect(await store({ ...source, pictures: { ...pictures, hash } })).toEqual([]);
  expect(await swatches()).toEqual(before.map((address) => address.replace(`/media/${pictures.hash}/`, `/media/${hash}/`)));

  expect(await store({ ...source, pictures: { ...pictures, hash, sizes, manifests: fewer, scenes, roomCategories } })).toEqual(
    [],
  );
  const name = /^palette\/(.*)\.webp$/.exec(gone)?.[1];
  expect(await swatches()).toContain(`/media/drawn/sample/${name}.svg`);

  expect(await store(source)).toEqual([]);
  expect(await swatches()).toEqual(before);
});

test('a changed question makes a new version of each house that asks it, and of no other house', async () => {
  const { houses } = buildRange(source, source.idsLock, now);
  const asking = (id: number) =>
    houses.filter(({ webConfiguration: { sections } }) =>
      sections.some(({ questions }) => questions.some((one) => one.id === id)),
    );
  const some = source.questions.find(({ key }) => {
    const { length } = asking(source.idsLock.questions?.[key] ?? 0);
    return length > 1 && length < houses.length;
  });
  const titles = asking(source.idsLock.questions?.[some?.key ?? ''] ?? 0).map(({ title }) => title);
  expect(titles.length).toBeGreaterThan(1);
  const questions = source.questions.map((question) => (question === some ? { ...question, title: 'Något annat' } : question));
  expect(await store({ ...source, questions })).toEqual(titles);
});
