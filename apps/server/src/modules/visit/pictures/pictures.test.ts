import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ImageRenderingMethod } from '@gavel/core';
import type { PublishedQuestion, PublishedRange } from '@gavel/range';
import { pino } from 'pino';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Dependencies } from '../../../app/dependencies.ts';
import type { Connection } from '../../../db/connect.ts';
import { AppError } from '../../../http/app-error.ts';
import { aMember } from '../../../testing/a-member.ts';
import { anAnswer, aQuestion, aSection } from '../../../testing/a-published-question.ts';
import { aHouse, aPublishedRange, aWebConfiguration } from '../../../testing/a-published-range.ts';
import { aServer, noLimits, type TestServer } from '../../../testing/a-server.ts';
import { openDatabase } from '../../../testing/databases.ts';
import { aLayer, aPicture, colourAt, currentHash, somePictures, storageOf } from '../../../testing/some-pictures.ts';
import { storeRange } from '../../range/store-range.ts';
import { savedConfigurations } from '../saved-houses/saved-houses.tables.ts';
import type { Pictures } from './pictures.ts';

const grass = { r: 90, g: 130, b: 60 };
const red = { r: 160, g: 40, b: 30 };
const black = { r: 30, g: 30, b: 30 };
const oak = { r: 190, g: 150, b: 100 };
const frame = { width: 400, height: 286, subject: { x: 100, y: 86, width: 200, height: 100 } };
const wall = { left: 100, top: 86, width: 200, height: 100 };

const asked = {
  HouseId: 1,
  MunicipalityId: '2480',
  WebConfigurationId: null,
  Answers: { 21: 211 },
  SectionId: 2,
  CameraId: null,
};

/** Returns a range with a house that has a manifest of façade pictures and a kitchen with layers. */
function aRange(): PublishedRange {
  const camera = (id: string) => ({ id, title: id });
  const question = (id: number, title: string, method: ImageRenderingMethod, keys: readonly string[]): PublishedQuestion => ({
    ...aQuestion(
      id,
      title,
      keys.map((key, at) =>
        anAnswer(id * 10 + at + 1, id, { isDefaultAnswer: at === 0, dynamicImageKeys: [key], manifestImageKeys: [key] }),
      ),
    ),
    imageRenderingMethod: method,
  });
  const exterior = {
    ...aSection(2, 'Fasad & färg', [question(21, 'Färg', 'manifest', ['facade:falurod', 'facade:svart'])]),
    dynamicImageCameras: [camera('front'), camera('back')],
  };
  const kitchen = {
    ...aSection(3, 'Kök', [question(31, 'Bänkskiva', 'layers', ['worktop:ek', 'worktop:sten'])]),
    dynamicImageSceneId: 'kitchen',
    dynamicImageCameras: [camera('door')],
  };
  const webConfiguration = aWebConfiguration(10, 'Sjövik', {
    sections: [exterior, kitchen],
    bundles: [],
    dynamicImageKeyOrder: ['facade', 'worktop'],
    dynamicImageKeys: [
      { category: 'facade', defaultImageKey: 'falurod', isLayer: true, section: null },
      { category: 'worktop', defaultImageKey: 'ek', isLayer: true, section: null },
    ],
  });
  return aPublishedRange({
    houses: [aHouse(1, 'Sjövik', { webConfiguration })],
    pictures: {
      hash: currentHash,
      folder: 'pictures',
      paths: [],
      frames: { 'exterior/sjovik': { front: frame, back: frame }, 'interior/kitchen': { door: frame } },
    },
  });
}

const manifest = {
  cameras: {
    front: {
      ...frame,
      base: { facade: 'falurod' },
      layers: [
        { picture: 'front/base.webp', keys: {} },
        { picture: 'front/facade-svart.webp', keys: { facade: 'svart' } },
        { picture: 'front/missing.webp', keys: {} },
      ],
    },
  },
};

let connection: Connection;
let sources: Map<string, Buffer<ArrayBuffer>>;
let files: Map<string, Buffer<ArrayBuffer>>;
let folder: string;
let warnings: string[];
let lookUps: number;
let pictures: Pictures | undefined;
beforeAll(async () => {
  connection = await openDatabase();
  await storeRange(connection.db, aRange(), new Date('2026-11-01T08:00Z'));
  sources = new Map([
    ['exterior/sjovik/manifest.json', Buffer.from(JSON.stringify(manifest))],
    [
      'exterior/sjovik/front/base.webp',
      await sharp(await aPicture(400, 286, grass))
        .composite([{ input: await aLayer(400, 286, wall, red) }])
        .webp({ lossless: true })
        .toBuffer(),
    ],
    ['exterior/sjovik/front/facade-svart.webp', await aLayer(400, 286, wall, black)],
    ['interior/kitchen/door/base.webp', await aPicture(400, 286, { r: 240, g: 240, b: 235 })],
    ['interior/kitchen/door/worktop/ek.webp', await aLayer(400, 286, wall, oak)],
  ]);
});
afterAll(() => connection.close());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gavel-composed-'));
  files = new Map(sources);
  warnings = [];
  lookUps = 0;
});
afterEach(async () => {
  await pictures?.renditions.settled();
  await rm(folder, { recursive: true });
});

function serve(limits: Partial<Dependencies['limits']> = {}): TestServer {
  const logger = pino({ level: 'warn' }, { write: (line: string) => warnings.push(line) });
  const lookUpPicture = async () => {
    lookUps += 1;
  };
  pictures = somePictures({}, { storage: storageOf(files), cacheFolder: folder, logger });
  return aServer(connection.db, {
    pictures,
    limits: { ...noLimits, lookUpPicture, ...limits },
  });
}

async function share(server: TestServer, answers: Record<number, number> = { 21: 212 }): Promise<string> {
  const { status, body } = await server.post('/api/guidemodel/share', {
    HouseId: 1,
    MunicipalityId: '2480',
    WebConfigurationId: 10,
    Name: 'Vårt hus',
    Answers: answers,
  });
  expect(status).toBe(200);
  return String(Object(body).Id);
}

async function picture(server: TestServer, path: string) {
  const response = await server.app.request(path);
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
}

async function download(server: TestServer, body: unknown) {
  const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
  const response = await server.app.request('/api/guidemodel/picture', init);
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
}

async function expectColour(bytes: Buffer, left: number, top: number, { r, g, b }: { r: number; g: number; b: number }) {
  const found = await colourAt(bytes, left, top);
  for (const [at, channel] of [r, g, b].entries()) expect(Math.abs((found[at] ?? 0) - channel)).toBeLessThan(8);
}

test('the field Image in the response with a shared house is the address of a picture that shows the answers of this house', async () => {
  const server = serve();
  const id = await share(server);
  const { body } = await server.get(`/api/guidemodel/${id}`);
  expect(body).toMatchObject({ Image: `/media/configurations/${id}.jpg` });
  const { status, headers, bytes } = await picture(server, `/media/configurations/${id}.jpg`);
  expect([status, headers.get('Content-Type'), headers.get('Cache-Control')]).toEqual([200, 'image/jpeg', 'public, max-age=300']);
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 400, height: 286, format: 'jpeg' });
  await expectColour(bytes, 200, 130, black);
  await expectColour(bytes, 20, 20, grass);
});

test('the picture of a saved house shows the answers of the house; after each save, the picture has a new address', async () => {
  const server = serve();
  const anna = await aMember(server);
  const save = async (Id: string | null, answer: number) => {
    const house = { Id, HouseId: 1, MunicipalityId: '2480', WebConfigurationId: 10, Name: 'Vårt hus', Answers: { 21: answer } };
    return String(Object((await anna.post('/api/guidemodel/', house)).body).data);
  };
  const shown = async () => {
    const [{ Image } = { Image: '' }] = Object((await anna.get('/api/account/configurations')).body);
    return { Image, ...(await picture(server, Image)) };
  };
  const token = await save(null, 212);
  const before = await shown();
  expect([before.Image, before.status]).toEqual([`/media/configurations/${token}.jpg?v=1`, 200]);
  await expectColour(before.bytes, 200, 130, black);
  await save(token, 211);
  const after = await shown();
  expect([after.Image, after.status]).toEqual([`/media/configurations/${token}.jpg?v=2`, 200]);
  await expectColour(after.bytes, 200, 130, red);
});

test('only users with access to a final order can see its picture, and caches must not store this picture', async () => {
  const server = serve();
  const bo = await aMember(server, { firstName: 'Bo' });
  const Cookie = bo
    .lastCookies()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
  const house = { Id: null, HouseId: 1, MunicipalityId: '2480', WebConfigurationId: 10, Name: 'Vårt hus', Answers: { 21: 212 } };
  const token = String(Object((await bo.post('/api/guidemodel/', house)).body).data);
  await connection.db.update(savedConfigurations).set({ type: 'base' });
  for (const path of [`/media/configurations/${token}.jpg`, `/media/share/${token}.jpg`]) {
    expect((await server.app.request(path)).status, path).toBe(404);
    const own = await server.app.request(path, { headers: { Cookie } });
    expect([own.status, own.headers.get('Cache-Control')], path).toEqual([200, 'private, no-store']);
  }
  await connection.db.update(savedConfigurations).set({ type: 'guide' });
});

test('the picture of a shared house has the requested size, shape and format, and shows the requested section', async () => {
  const server = serve();
  const id = await share(server);
  const cropped = await picture(server, `/media/configurations/${id}.jpg?width=160&height=120&mode=crop&format=webp`);
  expect(await sharp(cropped.bytes).metadata()).toMatchObject({ width: 160, height: 120, format: 'webp' });
  const sharpOne = await picture(server, `/media/configurations/${id}.jpg?width=320&format=webp`);
  const blurred = await picture(server, `/media/configurations/${id}.jpg?preset=blurred`);
  expect(await sharp(blurred.bytes).metadata()).toMatchObject({ format: 'webp', width: 320 });
  expect(blurred.bytes.equals(sharpOne.bytes)).toBe(false);
  const kitchen = await picture(server, `/media/configurations/${id}.jpg?section=3&camera=door`);
  await expectColour(kitchen.bytes, 200, 130, oak);
});

test('the picture of a house that is not saved shows the answers in its address, in any size, and does not count towards the limit on look-ups', async () => {
  const server = serve();
  const address = '/media/houses/1.jpg?municipality=2480&answers=212.311';
  const { status, headers, bytes } = await picture(server, address);
  expect([status, headers.get('Content-Type'), headers.get('Cache-Control')]).toEqual([200, 'image/jpeg', 'public, max-age=300']);
  await expectColour(bytes, 200, 130, black);
  const small = await picture(server, `${address}&width=160&height=120&mode=crop&format=webp`);
  expect(await sharp(small.bytes).metadata()).toMatchObject({ width: 160, height: 120, format: 'webp' });
  const kitchen = await picture(server, '/media/houses/1.jpg?municipality=2480&answers=212.311&section=3&camera=door');
  await expectColour(kitchen.bytes, 200, 130, oak);
  expect(lookUps).toBe(0);
});

test('if the address of a picture names an answer that the house no longer has, the picture shows the other answers', async () => {
  const { status, bytes } = await picture(serve(), '/media/houses/1.jpg?municipality=2480&answers=999.212');
  expect(status).toBe(200);
  await expectColour(bytes, 200, 130, black);
});

test.each([
  ['99.jpg?municipality=2480&answers=', 404, 'unknown-house'],
  ['1.jpg?municipality=0000&answers=', 404, 'unknown-municipality'],
  ['1.jpg?municipality=2463&answers=', 403, 'municipality-denied'],
  ['1.jpg?municipality=2480&answers=1,2', 400, 'malformed-query'],
  ['1.jpg?municipality=Ume%C3%A5&answers=1', 400, 'malformed-query'],
  ['1.jpg?answers=1', 400, 'malformed-query'],
  ['1.jpg?municipality=2480&answers=1&sektion=1', 400, 'malformed-query'],
])('GET /media/houses/%s returns status %d', async (path, status, code) => {
  const answer = await picture(serve(), `/media/houses/${path}`);
  expect([answer.status, JSON.parse(answer.bytes.toString())]).toEqual([status, expect.objectContaining({ code })]);
});

test.each([
  [
    'the façade is seen from the front, because the manifest has no other camera',
    'section=2&question=21',
    { 211: ['front'], 212: ['front'] },
  ],
  ['the kitchen is seen from the door', 'section=3&question=31', { 311: ['door'], 312: ['door'] }],
])('for each answer of a question, the server returns the cameras that show the answer: %s', async (_, place, cameras) => {
  const { status, bytes } = await picture(serve(), `/media/houses/1/seen?municipality=2480&answers=212.311&${place}`);
  expect([status, JSON.parse(bytes.toString())]).toEqual([200, cameras]);
});

test.each([
  ['nothing', { x: 0, y: 0, width: 1, height: 1 }],
  ['too few pixels to be noticed', { x: 9, y: 9, width: 1, height: 2 }],
])('the server does not list a camera for an answer whose layer shows %s', async (_, box) => {
  const clear = { picture: 'front/facade-svart.webp', keys: { facade: 'svart' }, box };
  const layers = [{ picture: 'front/base.webp', keys: {} }, clear];
  files.set(
    'exterior/sjovik/manifest.json',
    Buffer.from(JSON.stringify({ cameras: { front: { ...manifest.cameras.front, layers } } })),
  );
  const { bytes } = await picture(serve(), '/media/houses/1/seen?municipality=2480&answers=&section=2&question=21');
  expect(JSON.parse(bytes.toString())).toEqual({ 211: [], 212: [] });
});

test.each(['section=3&question=21', 'section=2', 'question=21'])(
  'if the address does not name both a section of the house and a question of that section, the server returns 404: %s',
  async (place) => {
    const { status, bytes } = await picture(serve(), `/media/houses/1/seen?municipality=2480&answers=&${place}`);
    expect([status, JSON.parse(bytes.toString())]).toEqual([404, expect.objectContaining({ code: 'unknown-question' })]);
  },
);

test('if the file of a layer is missing, the server leaves the layer out of the picture and logs this once', async () => {
  const server = serve();
  const id = await share(server);
  for (const width of [80, 160, 240])
    expect((await picture(server, `/media/configurations/${id}.jpg?width=${width}`)).status).toBe(200);
  expect(warnings.filter((line) => line.includes('front/missing.webp'))).toHaveLength(1);
});

test.each([
  ['the lowest layer', 'exterior/sjovik/front/base.webp', null],
  ['the manifest', 'exterior/sjovik/manifest.json', null],
  ['a readable manifest', 'exterior/sjovik/manifest.json', Buffer.from('{"cameras": 1')],
])('without %s, the server returns a drawing of the house instead of a picture composed of layers', async (_, path, bytes) => {
  if (bytes) files.set(path, bytes);
  else files.delete(path);
  const server = serve();
  const { status, bytes: drawn } = await picture(server, `/media/configurations/${await share(server)}.jpg`);
  expect(status).toBe(200);
  // The picture has the size of drawings.
  expect(await sharp(drawn).metadata()).toMatchObject({ width: 2000, height: 1430 });
});

test('the server makes a picture of layers only once, and a second HTTP request for the unchanged picture gets 304', async () => {
  let made = 0;
  const pictures = async () => {
    made += 1;
  };
  const server = serve({ pictures });
  const id = await share(server);
  const first = await picture(server, `/media/configurations/${id}.jpg`);
  const again = await server.app.request(`/media/configurations/${id}.jpg`, {
    headers: { 'If-None-Match': first.headers.get('ETag') ?? '' },
  });
  expect([again.status, made]).toEqual([304, 1]);
});

test.each([
  '/media/configurations/00000000.jpg',
  '/media/configurations/none.jpg',
  '/media/share/00000000.jpg',
  '/media/share/..%2f.jpg',
])('GET %s returns 404 with a placeholder picture, and counts towards the limit on look-ups', async (path) => {
  const { status, headers } = await picture(serve(), path);
  expect([status, headers.get('Content-Type'), lookUps]).toEqual([404, 'image/svg+xml; charset=utf-8', 1]);
});

test('a client that tries many tokens of houses in addresses of pictures gets 429', async () => {
  const lookUpPicture = async () => Promise.reject(new AppError('too-many-requests', '', { retryAfter: 9 }));
  const server = serve({ lookUpPicture });
  for (const path of ['/media/configurations/00000000.jpg', '/media/share/00000000.jpg']) {
    expect((await picture(server, path)).status).toBe(429);
  }
});

test.each([
  ['section=x', 'section'],
  ['question=1.5', 'question'],
  ['width=9999', 'width'],
  ['sektion=1', 'sektion'],
])('the server refuses a picture of a house with ?%s and names the field %s', async (query, field) => {
  const { status, bytes } = await picture(serve(), `/media/configurations/00000000.jpg?${query}`);
  expect([status, JSON.parse(bytes.toString())]).toEqual([400, expect.objectContaining({ code: 'malformed-query', field })]);
});

test('the preview picture of the link to a shared house is 1200 × 630 px and shows the house above a strip with the title and the price', async () => {
  const server = serve();
  const { status, headers, bytes } = await picture(server, `/media/share/${await share(server)}.jpg`);
  expect([status, headers.get('Content-Type')]).toEqual([200, 'image/jpeg']);
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 1200, height: 630 });
  // In this picture, the middle of the house is in the middle of the area above the strip.
  await expectColour(bytes, 600, 110, black);
  await expectColour(bytes, 600, 80, grass);
  const [r, g, b] = await colourAt(bytes, 600, 520);
  expect(Math.min(r, g, b)).toBeGreaterThan(220);
  // The strip has the title on the left and the price on the right.
  for (const left of [40, 860]) {
    const ink = await sharp(bytes).extract({ left, top: 545, width: 300, height: 65 }).greyscale().stats();
    expect(ink.channels[0]?.min).toBeLessThan(80);
  }
});

test('a downloaded picture of a house is a JPEG that is 2560 px wide, and its file name consists of the names of the house and the section', async () => {
  const { status, headers, bytes } = await download(serve(), { ...asked, Answers: { 21: 212 } });
  expect([status, headers.get('Content-Type'), headers.get('Cache-Control')]).toEqual([200, 'image/jpeg', 'private, no-store']);
  expect(headers.get('Content-Disposition')).toBe(
    'attachment; filename="Sjovik - Fasad & farg.jpg"; filename*=UTF-8\'\'Sj%C3%B6vik%20-%20Fasad%20%26%20f%C3%A4rg.jpg',
  );
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 2560, height: 1830, chromaSubsampling: '4:2:0' });
  await expectColour(bytes, 1280, 830, black);
});

test.each([
  [{ HouseId: 99 }, 404, 'unknown-house', 'HouseId'],
  [{ MunicipalityId: '2463' }, 403, 'municipality-denied', 'MunicipalityId'],
  [{ WebConfigurationId: 99 }, 404, 'unknown-web-configuration', 'WebConfigurationId'],
  [{ Answers: { 21: 999 } }, 400, 'unknown-selection', 'Answers.21'],
  [{ SectionId: 99 }, 404, 'unknown-question', 'SectionId'],
  [{ QuestionId: 31 }, 404, 'unknown-question', 'QuestionId'],
  [{ HouseId: 'x' }, 400, 'malformed-body', 'HouseId'],
])(
  'the server refuses to make a picture for downloading if the HTTP body has the wrong value %j; the response names the field',
  async (wrong, status, code, field) => {
    const answer = await download(serve(), { ...asked, ...wrong });
    expect([answer.status, JSON.parse(answer.bytes.toString())]).toEqual([status, expect.objectContaining({ code, field })]);
  },
);

test('the server stops composing a picture when the client that requested it disconnects', async () => {
  const server = serve();
  // This download makes the server read the sizes of the layers, so that all later reads of files are for composing.
  await download(server, { ...asked, Answers: { 21: 212 } });
  const storage = storageOf(files);
  const { promise: mayRead, resolve: letRead } = Promise.withResolvers<void>();
  const read: string[] = [];
  vi.spyOn(pictures?.renditions.storage ?? storage, 'read').mockImplementation(async (path) => {
    if (path.endsWith('.webp')) {
      read.push(path);
      await mayRead;
    }
    return storage.read(path);
  });
  const begin = () => {
    const leaving = new AbortController();
    const body = JSON.stringify({ ...asked, Answers: { 21: 212 } });
    const headers = { 'Content-Type': 'application/json' };
    const init = { method: 'POST', headers, body, signal: leaving.signal };
    return { leaving, answered: server.app.request('/api/guidemodel/picture', init) };
  };
  // Begin two requests, because the server composes two pictures at a time. A third request has to wait.
  const composed = [begin(), begin()];
  await expect.poll(() => read).toHaveLength(2);
  const waiting = begin();
  await expect.poll(() => pictures?.renditions.waiting).toBe(1);
  for (const { leaving } of [...composed, waiting]) leaving.abort();
  letRead();
  for (const { answered } of [...composed, waiting]) expect((await answered).status).toBe(503);
  expect(read).toEqual(['exterior/sjovik/front/base.webp', 'exterior/sjovik/front/base.webp']);
});

test('the server does not cache pictures for downloading, and a client that has reached its limit on such pictures gets 429', async () => {
  await download(serve(), asked);
  expect(await readdir(folder, { recursive: true })).toEqual([]);
  const tooMany = async () => Promise.reject(new AppError('too-many-requests', '', { retryAfter: 9 }));
  const { status, headers } = await download(serve({ download: tooMany }), asked);
  expect([status, headers.get('Retry-After')]).toEqual([429, '9']);
});
