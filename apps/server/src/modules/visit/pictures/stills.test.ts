import { cp, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PublishedRange } from '@gavel/range';
import { assignIds, printIdsLock, publishRange, readRange } from '@gavel/range/publishing';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { openStillMaker, type StillMaker } from '../../../adapters/still/still-maker.ts';
import { aMember } from '../../../testing/a-member.ts';
import { aPress } from '../../../testing/a-press.ts';
import { aServer, aServerOf, now } from '../../../testing/a-server.ts';
import { openDatabase } from '../../../testing/databases.ts';
import { lineDrawings, somePictures, stillHere } from '../../../testing/some-pictures.ts';
import { storeRange } from '../../range/store-range.ts';
import { createStills } from './stills.ts';

const template = fileURLToPath(new URL('../../../../../../tools/range/template', import.meta.url));

let range: PublishedRange;
beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'new-range-'));
  await cp(template, folder, { recursive: true });
  const { source } = await readRange(folder);
  if (source) await writeFile(join(folder, 'ids.lock.yaml'), printIdsLock(assignIds(source, source.idsLock)));
  const published = await publishRange(folder, now);
  if (!published.range) throw new Error(`the template cannot be published: ${JSON.stringify(published.faults)}`);
  range = published.range;
});

const HOUSE = '/media/still/lilla.webp';

/**
 * Returns a server that caches pictures of 3D models in a new folder. `jobs`: the renderings that the server starts. `made`: the client of
 * each picture that counts towards a limit.
 */
async function aServerWithStills({ make }: Pick<StillMaker, 'make'> = stillHere) {
  const jobs: Parameters<StillMaker['make']>[0][] = [];
  const made: string[] = [];
  const pictures = somePictures({}, { cacheFolder: await mkdtemp(join(tmpdir(), 'stills-')) });
  const counting: Pick<StillMaker, 'make'> = {
    make: (job) => {
      jobs.push(job);
      return make(job);
    },
  };
  const server = aServerOf(range, { pictures: { ...pictures, stills: createStills(pictures.renditions, counting) } });
  const { app } = aServerOf(range, {
    ...server.dependencies,
    limits: { ...server.dependencies.limits, pictures: async (client) => void made.push(client) },
  });
  return { app, jobs, made };
}

test('if a house has a 3D model, the server returns a rendered picture of its front in the requested size, as WebP to clients that accept WebP and as JPEG to others', async () => {
  const { app } = await aServerWithStills();
  const modern = await app.request(`${HOUSE}?view=front&width=640`, { headers: { Accept: 'image/avif,image/webp,*/*' } });
  expect(modern.status).toBe(200);
  expect(modern.headers.get('Content-Type')).toBe('image/webp');
  expect(modern.headers.get('Vary')).toContain('Accept');
  const { width, height } = await sharp(Buffer.from(await modern.arrayBuffer())).metadata();
  expect([width, height]).toEqual([640, 458]);
  const old = await app.request(`${HOUSE}?view=front&frame=card&preset=houselist`);
  expect(old.headers.get('Content-Type')).toBe('image/jpeg');
  expect(await sharp(Buffer.from(await old.arrayBuffer())).metadata()).toMatchObject({ width: 960, height: 640 });
});

test('the server renders a house once for all sizes of a picture; it renders the house again only for a picture of another side, with another crop or with other answers', async () => {
  const { app, jobs, made } = await aServerWithStills();
  for (const size of ['width=640', 'width=640', 'width=960', 'preset=blurred']) await app.request(`${HOUSE}?view=front&${size}`);
  expect(jobs).toHaveLength(1);
  // Each size of a rendering is encoded once, and counts towards the limit of the client.
  expect(made).toHaveLength(3);
  await app.request(`${HOUSE}?view=back&width=640`);
  await app.request(`${HOUSE}?view=front&frame=card&width=640`);
  await app.request(`${HOUSE}?plan.tak=tak-plat&view=front&width=640`);
  await app.request(`${HOUSE}?plan.tak=no-such-answer&plan.nothing=x&view=front&width=640`);
  expect(jobs.map(({ view }) => view.azimuth)).toEqual([326, 146, 326, 326]);
  expect(jobs[3]?.answers).not.toEqual(jobs[0]?.answers);
});

test('several HTTP requests for pictures of the same house at the same time share one rendering', async () => {
  const { app, jobs } = await aServerWithStills();
  await Promise.all(['640', '960', '1280'].map((width) => app.request(`${HOUSE}?view=front&width=${width}`)));
  expect(jobs).toHaveLength(1);
});

test.each([
  ['/media/still/slottet.webp?view=front', 404, 'unknown-picture'],
  [`${HOUSE}?view=front&size=huge`, 400, 'malformed-query'],
  [`${HOUSE}?view=front&width=0`, 400, 'malformed-query'],
  ['/media/still/lilla.png?view=front', 404, 'unknown-picture'],
])('GET %s returns status %i', async (address, status, code) => {
  const { app } = await aServerWithStills();
  const response = await app.request(address);
  expect(response.status).toBe(status);
  expect(await response.json()).toMatchObject({ code });
});

test('if a house has no photographs, its cover picture and the picture with chosen answers show its rendered 3D model', async () => {
  const { app, jobs } = await aServerWithStills();
  const [house] = range.houses;
  expect(house?.image).toMatch(/^\/media\/still\/[a-z]+\.webp\?view=front&frame=card$/);
  const composed = await app.request(`/media/houses/${house?.id}.jpg?municipality=1280&answers=&width=640`);
  expect(composed.status).toBe(200);
  expect(jobs.map(({ view }) => view.azimuth)).toEqual([326]);
});

test('if the answers of a question change one gable of the house, the server lists the camera of this gable for the answers, but not the camera of the other gable', async () => {
  const house = range.houses.find(({ key }) => key === 'lilla');
  if (!house?.plan) throw new Error('the template has no floor plan');
  const doorAtLeft = { ...house, plan: { ...house.plan, door: { side: 'left', at: 6500 } as const } };
  const { app } = aServerOf({ ...range, houses: [doorAtLeft] }, { pictures: lineDrawings() });
  const section = house.webConfiguration.sections.find(({ questions }) => questions.some(({ title }) => title === 'Ytterdörr'));
  const question = section?.questions.find(({ title }) => title === 'Ytterdörr');
  const place = `section=${section?.id}&question=${question?.id}`;
  const response = await app.request(`/media/houses/${house.id}/seen?municipality=1280&answers=&${place}`);
  expect(response.status).toBe(200);
  const seen = Object.values((await response.json()) as Record<string, readonly string[]>);
  expect(seen.map((cameras) => cameras.filter((camera) => camera.startsWith('gable')))).toEqual([['gable-left'], ['gable-left']]);
});

test('the PDF of a saved house shows the 3D model from all four sides, and the alternative text of the picture on the cover states that it is a rendered model', async () => {
  const connection = await openDatabase();
  try {
    await storeRange(connection.db, range, new Date(now));
    const jobs: number[] = [];
    const pictures = lineDrawings();
    const maker: Pick<StillMaker, 'make'> = {
      make: (job) => {
        jobs.push(job.view.azimuth);
        return stillHere.make(job);
      },
    };
    const press = aPress();
    const server = aServer(connection.db, { pictures: { ...pictures, stills: createStills(pictures.renditions, maker) }, press });
    const owner = await aMember(server);
    const house = range.houses.find(({ key }) => key === 'lilla');
    const saved = { HouseId: house?.id, MunicipalityId: '1280', WebConfigurationId: house?.webConfiguration.id };
    const { body } = await owner.post('/api/guidemodel/', { ...saved, Name: 'Villa Ek', Answers: {}, PlotIds: [] });
    const answer = await owner.download(`/api/guidemodel/document/${(body as { data: string }).data}`);
    expect(answer.status).toBe(200);
    expect(new Set(jobs)).toEqual(new Set([326, 146, 62, 284]));
    expect(press.printed[0]?.document.cover.picture?.alt).toBe('Lilla huset 93: Entré, renderad modell');
  } finally {
    await connection.close();
  }
});

test('the rendering thread renders a picture of a house with visible differences between sky, grass and walls', async () => {
  const maker = openStillMaker();
  const { app } = await aServerWithStills(maker);
  const response = await app.request(`${HOUSE}?view=front&frame=card&width=320`);
  maker.close();
  expect(response.status).toBe(200);
  const picture = sharp(Buffer.from(await response.arrayBuffer()));
  const { channels } = await picture.stats();
  // The sky, the grass and the walls have different colours. A picture of one colour would have no deviation between its pixels.
  expect(Math.min(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(20);
});

test('if a rendering thread fails, the server starts a new thread, and this thread renders the next house', async () => {
  const program = new URL(`data:text/javascript,${encodeURIComponent(FAILING)}`);
  const maker = openStillMaker({ program });
  const job = { answers: [], view: { azimuth: 0, sunTurn: 0, sunHeight: 40 }, frame: FRAME } as unknown as Parameters<
    StillMaker['make']
  >[0];
  await expect(maker.make({ ...job, answers: ['fail'] })).rejects.toThrow('no such house');
  expect((await maker.make(job)).length).toBeGreaterThan(100);
  maker.close();
});

const FRAME = { width: 4, height: 2, subject: { x: 0, y: 0, width: 4, height: 2 } };
const FAILING = `
import { parentPort } from 'node:worker_threads';
parentPort.on('message', ({ answers }) => {
  if (answers.length > 0) throw new Error('no such house');
  parentPort.postMessage({ pixels: new Uint8Array(4 * 2 * 3) });
});`;
