import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import type { Hono } from 'hono';
import { pino } from 'pino';
import sharp from 'sharp';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { AppError } from '../../../http/app-error.ts';
import { aPublishedRange } from '../../../testing/a-published-range.ts';
import { aServerOf, noLimits } from '../../../testing/a-server.ts';
import { aLayer, aPicture, colourAt, currentHash, earlierHash, somePictures, storageOf } from '../../../testing/some-pictures.ts';
import { avifJob } from './avif-job.ts';
import type { Pictures } from './pictures.ts';

const red = { r: 200, g: 30, b: 20 };
const card = `/media/${currentHash}/houses/sjovik/card.webp`;
const layer = `/media/${currentHash}/exterior/sjovik/front/facade-svart.webp`;
const everything = 'image/avif,image/webp,image/apng,image/*,*/*;q=0.8';

let files: Map<string, Buffer<ArrayBuffer>>;
let folder: string;
let pictures: Pictures;
let app: Hono;
let warnings: string[];
let made: number;
let refusal: AppError | null;

let cardBytes: Buffer<ArrayBuffer>;
let layerBytes: Buffer<ArrayBuffer>;
beforeAll(async () => {
  cardBytes = await aPicture(1200, 800, red);
  layerBytes = await aLayer(1400, 1000, { left: 350, top: 250, width: 700, height: 400 }, red);
});

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gavel-media-'));
  files = new Map([
    ['houses/sjovik/card.webp', cardBytes],
    ['exterior/sjovik/front/facade-svart.webp', layerBytes],
  ]);
  warnings = [];
  made = 0;
  refusal = null;
  pictures = open();
  app = serve(pictures);
});
afterEach(async () => {
  await pictures.renditions.settled();
  await rm(folder, { recursive: true });
});

/** Opens the picture service in the same way as another process that uses the same cache folder. */
function open(): Pictures {
  const logger = pino({ level: 'warn' }, { write: (line: string) => warnings.push(line) });
  return somePictures({}, { storage: storageOf(files), cacheFolder: folder, logger });
}

function serve(own: Pictures): Hono {
  const limit = async () => {
    made += 1;
    if (refusal) throw refusal;
  };
  return aServerOf(aPublishedRange(), { pictures: own, limits: { ...noLimits, pictures: limit } }).app;
}

async function get(address: string, accept = everything) {
  const response = await app.request(address, { headers: { Accept: accept } });
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
}

async function sizeOf(address: string) {
  const { status, bytes } = await get(address);
  expect(status).toBe(200);
  const { width, height } = await sharp(bytes).metadata();
  return [width, height];
}

test.each([
  ['', [1200, 800]],
  ['?width=640', [640, 427]],
  ['?w=641', [768, 512]],
  ['?width=1', [80, 53]],
  ['?width=2560', [1200, 800]],
  ['?height=480', [720, 480]],
  ['?width=1280&height=480', [720, 480]],
  ['?width=640&height=480&mode=crop', [640, 480]],
  ['?width=630&height=1200&mode=crop', [420, 800]],
  ['?width=600&height=601&mode=crop', [640, 640]],
  ['?width=2560&height=2560&mode=crop', [800, 800]],
  ['?preset=houselist', [960, 640]],
  ['?preset=desktop', [1200, 800]],
  ['?preset=palette', [320, 240]],
  ['?preset=moreinformation', [1200, 800]],
  ['?preset=blurred', [320, 213]],
  ['?preset=placeholder', [80, 53]],
  ['?preset=palette&width=640&height=480', [640, 480]],
])('GET card.webp%s returns a picture of %j pixels (width, height)', async (query, size) => {
  expect(await sizeOf(`${card}${query}`)).toEqual(size);
});

test('with mode=crop in the address, the server cuts off the edges of the picture and keeps its middle', async () => {
  files.set('wide.webp', await aLayer(1600, 400, { left: 600, top: 0, width: 400, height: 400 }, red));
  const { bytes } = await get(`/media/${currentHash}/wide.webp?width=400&height=400&mode=crop&format=jpeg`);
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 400, height: 400 });
  for (const at of [20, 200, 380]) {
    const [r, g, b] = await colourAt(bytes, at, at);
    expect([Math.abs(r - red.r) < 6, Math.abs(g - red.g) < 6, Math.abs(b - red.b) < 6]).toEqual([true, true, true]);
  }
});

test('with preset=blurred in the address, the server returns a picture without sharp edges', async () => {
  files.set('edge.webp', await aLayer(320, 200, { left: 160, top: 0, width: 160, height: 200 }, red));
  const at = `/media/${currentHash}/edge.webp`;
  const sharpEdge = await steepest((await get(`${at}?width=320&format=webp`)).bytes);
  const { bytes, headers } = await get(`${at}?preset=blurred`);
  expect(headers.get('content-type')).toBe('image/webp');
  expect(await steepest(bytes)).toBeLessThan(sharpEdge / 5);
});

/** Returns the largest difference between two neighbouring pixels in the middle row, from 0 to 255. */
async function steepest(bytes: Buffer): Promise<number> {
  const { data, info } = await sharp(bytes)
    .flatten({ background: '#ffffff' })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const row = [...data.subarray(Math.floor(info.height / 2) * info.width).subarray(0, info.width)];
  return Math.max(...row.slice(1).map((value, index) => Math.abs(value - (row[index] ?? 0))));
}

test.each([
  ['width=0', 'width'],
  ['width=2561', 'width'],
  ['width=99999999999', 'width'],
  ['w=12.5', 'w'],
  ['width=-5', 'width'],
  ['height=1e3', 'height'],
  ['height=', 'height'],
  ['mode=stretch', 'mode'],
  ['mode=crop&width=100', 'height'],
  ['mode=crop&height=100', 'width'],
  ['quality=101', 'quality'],
  ['format=png', 'format'],
  ['preset=huge', 'preset'],
  ['widht=640', 'widht'],
  ['__proto__=1', '__proto__'],
  ['width=640&width=1280', 'width'],
  ['width=640&w=640', 'w'],
])('the server refuses the parameters ?%s in the address of a picture, and names the field %s', async (query, field) => {
  const { status, headers, bytes } = await get(`${card}?${query}`);
  expect(status).toBe(400);
  expect(headers.get('Content-Type')).toBe('application/problem+json');
  expect(JSON.parse(bytes.toString())).toMatchObject({ code: 'malformed-query', field, detail: expect.stringContaining(field) });
});

test.each([
  ['image/webp,*/*', card, 'image/webp'],
  ['*/*', card, 'image/jpeg'],
  ['image/*', card, 'image/jpeg'],
  ['', card, 'image/jpeg'],
  ['image/webp;q=0, image/avif;q=0.000', card, 'image/jpeg'],
  ['IMAGE/WEBP', card, 'image/webp'],
  ['*/*', layer, 'image/webp'],
  ['image/jpeg', layer, 'image/webp'],
])('an HTTP request with the header “Accept: %s” for the picture %s returns the format %s', async (accept, address, type) => {
  const { headers, bytes } = await get(`${address}?width=160`, accept);
  expect(headers.get('Content-Type')).toBe(type);
  expect(headers.get('Vary')).toContain('Accept');
  const { format, hasAlpha } = await sharp(bytes).metadata();
  expect(`image/${format}`).toBe(type);
  expect(hasAlpha).toBe(address === layer);
});

test('the parameter `format` in the address overrides the header Accept; in a format without transparency, transparent parts of a picture become nearly white', async () => {
  const { headers, bytes } = await get(`${layer}?width=320&format=jpg`);
  expect(headers.get('Content-Type')).toBe('image/jpeg');
  expect(headers.get('Vary') ?? '').not.toMatch(/\bAccept\b(?!-)/);
  const [r] = await colourAt(bytes, 2, 2);
  expect(r).toBeGreaterThan(240);
  expect((await get(`${layer}?width=160&format=avif`, '*/*')).headers.get('Content-Type')).toBe('image/avif');
});

test('the server sends a picture as WebP until the AVIF job has made the AVIF; shared caches ask the server again after an hour, so that they then get the AVIF', async () => {
  const address = `${layer}?width=1280`;
  const before = await get(address);
  expect(before.headers.get('Content-Type')).toBe('image/webp');
  expect(before.headers.get('Cache-Control')).toBe('public, max-age=31536000, s-maxage=3600, immutable');
  // This client accepts only WebP, so the AVIF job makes no AVIF of the picture that it requests.
  await get(`${card}?width=160`, 'image/webp');
  expect(await makeWanted(pictures)).toEqual(['exterior/sjovik/front/facade-svart.webp']);
  const after = await get(address);
  expect(after.headers.get('Content-Type')).toBe('image/avif');
  expect(after.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
  expect(await sharp(after.bytes).metadata()).toMatchObject({ width: 1280, hasAlpha: true });
  expect(await makeWanted(pictures)).toEqual([]);
});

test('the AVIF job makes no AVIF of blurred pictures, so shared caches store them for a year', async () => {
  const { headers } = await get(`${card}?preset=blurred`);
  expect(headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
  expect(await makeWanted(pictures)).toEqual([]);
});

test('the AVIF job skips deleted pictures, and fails if it cannot write to the cache folder', async () => {
  await get(`${layer}?width=1280`);
  files.delete('exterior/sjovik/front/facade-svart.webp');
  expect(await makeWanted(pictures)).toEqual([]);
  const broken = somePictures({ 'houses/a/card.webp': cardBytes });
  const wanted = { fit: { mode: 'max', width: 80, height: null }, quality: 80 } as const;
  await expect(broken.renditions.makeAvif('houses/a/card.webp', wanted)).rejects.toThrow('keeps no pictures');
});

/** Runs the AVIF job once and returns the pictures that it made. */
async function makeWanted({ renditions }: Pictures): Promise<readonly string[]> {
  const made: string[] = [];
  const makeAvif: typeof renditions.makeAvif = async (path, wanted) => {
    const isMade = await renditions.makeAvif(path, wanted);
    if (isMade) made.push(path);
    return isMade;
  };
  const { wantedAvifs } = renditions;
  const job = avifJob({ renditions: { wantedAvifs, makeAvif }, processorTime: () => 0, wait: async () => undefined });
  await job.run(new AbortController().signal);
  return made;
}

test('each size of a picture is made only once for all server processes, and a second HTTP request for an unchanged picture gets 304', async () => {
  const first = await get(`${card}?width=639`);
  expect(made).toBe(1);
  await pictures.renditions.settled();
  app = serve(open());
  const again = await get(`${card}?width=640&quality=75`);
  expect(again.bytes.equals(first.bytes)).toBe(true);
  expect(made).toBe(1);
  const etag = first.headers.get('ETag') ?? '';
  expect(etag).toMatch(/^"[0-9a-f]{32}"$/);
  const unchanged = await app.request(`${card}?width=640`, { headers: { Accept: everything, 'If-None-Match': etag } });
  expect(unchanged.status).toBe(304);
  expect(unchanged.headers.get('Cache-Control')).toContain('immutable');
});

test('if the file of a picture is replaced by another one with the same path, the server returns the new picture', async () => {
  const first = await get(`${card}?width=80`);
  files.set('houses/sjovik/card.webp', await aPicture(1200, 800, { r: 0, g: 90, b: 0 }));
  const second = await get(`${card}?width=80`);
  expect(second.headers.get('ETag')).not.toBe(first.headers.get('ETag'));
  expect(second.bytes.equals(first.bytes)).toBe(false);
});

test('the server returns pictures even if it cannot write to the cache on the disk', async () => {
  app = serve(somePictures({ 'houses/sjovik/card.webp': cardBytes }));
  expect(await sizeOf(`${card}?width=320`)).toEqual([320, 213]);
});

test('the address of a missing layer returns 404 without a body', async () => {
  for (const path of ['exterior/sjovik/front/none.webp', 'interior/kitchen/door/worktop/none.webp']) {
    const { status, headers, bytes } = await get(`/media/${currentHash}/${path}?width=1920`);
    expect([status, bytes.length, headers.get('Cache-Control')]).toEqual([404, 0, 'no-store']);
  }
});

test('the address of a missing picture that is not a layer returns 404 with a placeholder picture', async () => {
  const { status, headers, bytes } = await get(`/media/${currentHash}/houses/none/card.webp?preset=houselist`);
  expect([status, headers.get('Content-Type'), headers.get('Cache-Control')]).toEqual([
    404,
    'image/svg+xml; charset=utf-8',
    'no-store',
  ]);
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'svg' });
});

test('if the address has the hash of an earlier set of pictures, the server returns the current picture, and caches may store it for 300 seconds; if the hash is unknown, the server returns 404', async () => {
  const earlier = await get(card.replace(currentHash, earlierHash));
  expect([earlier.status, earlier.headers.get('Cache-Control')]).toEqual([200, 'public, max-age=300']);
  expect((await get(card.replace(currentHash, '0000000000000000'))).status).toBe(404);
});

test('the server returns a manifest exactly as it is in the file', async () => {
  files.set('exterior/sjovik/manifest.json', Buffer.from('{"cameras":{}}'));
  const { status, headers, bytes } = await get(`/media/${currentHash}/exterior/sjovik/manifest.json`);
  expect([status, headers.get('Content-Type'), bytes.toString()]).toEqual([
    200,
    'application/json; charset=utf-8',
    '{"cameras":{}}',
  ]);
  expect(headers.get('Cache-Control')).toContain('immutable');
});

test.each(['made.json', 'exterior/sjovik/made.json', 'exterior/sjovik/front/manifest.json', 'interior/kitchen/manifest.json'])(
  'for the JSON file %s, which is neither a manifest nor a scene, the server returns 404',
  async (path) => {
    files.set(path, Buffer.from('{}'));
    const { status, bytes } = await get(`/media/${currentHash}/${path}`);
    expect([status, JSON.parse(bytes.toString())]).toEqual([404, expect.objectContaining({ code: 'unknown-picture' })]);
    expect(warnings).toEqual([]);
  },
);

test('the server returns the file of a scene exactly as it was written', async () => {
  files.set('interior/kitchen/scene.json', Buffer.from('{"cameras":{}}'));
  expect((await get(`/media/${currentHash}/interior/kitchen/scene.json`)).bytes.toString()).toBe('{"cameras":{}}');
});

test.each(['exterior/a/front/none.webp', 'houses/none/card.webp', 'exterior/a/manifest.json', 'interior/a/scene.json'])(
  'if the file %s is missing, the server logs this once, and only if the address has the hash of the published pictures',
  async (path) => {
    for (const hash of [earlierHash, '0000000000000000']) await get(`/media/${hash}/${path}`);
    expect(warnings).toEqual([]);
    for (const _ of ['first', 'second']) await get(`/media/${currentHash}/${path}`);
    expect(warnings.map((line) => JSON.parse(line))).toEqual([expect.objectContaining({ picture: path, fault: 'missing' })]);
  },
);

test('the address of an invalid manifest returns 404; the server logs the fault once, and only if the address has the hash of the published pictures', async () => {
  const path = 'exterior/sjovik/manifest.json';
  files.set(path, Buffer.from('{"cameras": {'));
  await get(`/media/${earlierHash}/${path}`);
  expect(warnings).toEqual([]);
  for (const _ of ['first', 'second']) expect((await get(`/media/${currentHash}/${path}`)).status).toBe(404);
  expect(warnings).toHaveLength(1);
  expect(JSON.parse(warnings[0] ?? '')).toMatchObject({ picture: path, fault: expect.stringContaining('not readable as JSON') });
});

test('the server logs only one fault for each picture file or manifest, even if a second fault is reported for the same file or a part of it', async () => {
  const { tellFault } = pictures.renditions;
  tellFault(`/media/${currentHash}/exterior/a/front/base.webp`, 'missing');
  await get(`/media/${currentHash}/exterior/a/front/base.webp`);
  await get(`/media/${currentHash}/exterior/a/manifest.json`);
  tellFault(`/media/${currentHash}/exterior/a/manifest.json cameras.front: wrong`, 'cameras.front: wrong');
  expect(warnings.map((line) => JSON.parse(line).picture)).toEqual(['exterior/a/front/base.webp', 'exterior/a/manifest.json']);
});

test.each([
  '..%2fsecret.webp',
  'houses/..%2f..%2fsecret.webp',
  '%2e%2e%2fsecret.webp',
  '..%5c..%5csecret.webp',
  'houses%5ccard.webp',
  'houses/sjovik%00.webp',
  'houses//card.webp',
  '%2fetc%2fpasswd',
  '.hidden/card.webp',
  'houses/%ff.webp',
  'houses/c:card.webp',
  `${'a'.repeat(300)}.webp`,
])('for a picture with the path %s, the server returns status 400', async (path) => {
  const { status, bytes } = await get(`/media/${currentHash}/${path}`);
  expect(status).toBe(400);
  expect(JSON.parse(bytes.toString())).toMatchObject({ code: 'malformed-query', field: 'path' });
});

test('a path with “..” returns 404, and never a file outside the folder of pictures', async () => {
  expect((await get(`/media/${currentHash}/../../package.json`)).status).toBe(404);
  expect((await get(`/media/${currentHash}/houses/%2e%2e/%2e%2e/package.json`)).status).toBe(404);
});

test('the address of a picture that is broken or would need too much memory returns 404, and the server logs the fault once', async () => {
  const enormous = '<svg xmlns="http://www.w3.org/2000/svg" width="30000" height="30000"/>';
  files.set('houses/a/card.webp', Buffer.from(enormous));
  files.set('houses/b/card.webp', enormousPng());
  files.set('houses/c/card.webp', cardBytes.subarray(0, cardBytes.length / 2));
  files.set('exterior/c/front/base.webp', Buffer.from('RIFF'));
  for (const path of ['houses/a/card.webp', 'houses/b/card.webp', 'houses/c/card.webp', 'exterior/c/front/base.webp']) {
    for (const width of [80, 160]) {
      const { status, bytes } = await get(`/media/${currentHash}/${path}?width=${width}`);
      expect(status).toBe(404);
      expect(bytes.length > 0).toBe(path.startsWith('houses'));
    }
    expect(warnings.filter((line) => line.includes(path))).toHaveLength(1);
  }
});

test('a client that has reached its limit on pictures still gets pictures that are in the cache; for other pictures it gets 429 with a time after which to retry', async () => {
  const kept = await get(`${card}?width=80`);
  refusal = new AppError('too-many-requests', '', { retryAfter: 7 });
  const { status, headers } = await get(`${card}?width=160`);
  expect([status, headers.get('Retry-After')]).toEqual([429, '7']);
  expect((await get(`${card}?width=80`)).bytes.equals(kept.bytes)).toBe(true);
});

test('if the same picture is requested several times at the same time, the server makes it only once, and leaves no partial file in the cache', async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, () => get(`${card}?width=480`)));
  expect(new Set(answers.map(({ headers }) => headers.get('ETag'))).size).toBe(1);
  expect(made).toBe(1);
  await pictures.renditions.settled();
  const kept = (await readdir(folder, { recursive: true })).filter((name) => name.includes('.'));
  expect(kept).toHaveLength(1);
  expect(kept[0]).toMatch(/[0-9a-f]{64}\.webp$/);
});

/** Returns a PNG of about a hundred bytes that claims to have 900 million pixels. */
function enormousPng(): Buffer<ArrayBuffer> {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const framed = Buffer.alloc(body.length + 8);
    framed.writeUInt32BE(data.length);
    body.copy(framed, 4);
    framed.writeUInt32BE(crc32(body), body.length + 4);
    return framed;
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(30_000, 0);
  head.writeUInt32BE(30_000, 4);
  head.set([8, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(64))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
