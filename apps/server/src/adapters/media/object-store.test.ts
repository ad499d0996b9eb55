import { once } from 'node:events';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { aKillableServer } from '../../testing/a-killable-server.ts';
import { aSwift, hasSwift, type TestSwift } from '../../testing/a-swift.ts';
import { prepareFolder } from '../../testing/databases.ts';
import { aPicture, avifHere, storageOf } from '../../testing/some-pictures.ts';
import { type ObjectStore, ObjectStoreError, objectStore } from './object-store.ts';
import { openRenditions } from './open-renditions.ts';
import { SERVER } from './renditions.ts';
import { sendPictures, storedPictures } from './stored-pictures.ts';

if (!hasSwift)
  console.log(
    'Pictures in an S3-compatible store are not tested: Debian’s swift-proxy, -account, -container and -object are not there',
  );

const smallRange = fileURLToPath(new URL('../../../../web/testing/range', import.meta.url));
const red = { r: 200, g: 30, b: 30 };
const wanted = { fit: { mode: 'crop', width: 40, height: 20 }, quality: 80, format: 'webp', blur: 0 } as const;

test('if the response of a store breaks off, reading a file and listing files throw an ObjectStoreError', async () => {
  const server = createServer((_, response) => {
    response.writeHead(200, { 'Content-Length': 1000 }).write('<ListBucketResult>', () => response.destroy());
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const store = objectStore({ address: `http://127.0.0.1:${port}/bucket`, accessKey: 'key', secretKey: 'secret', region: 'eu' });
  await expect(store.get('a.webp')).rejects.toBeInstanceOf(ObjectStoreError);
  await expect(store.list('a/')).rejects.toBeInstanceOf(ObjectStoreError);
});

describe.skipIf(!hasSwift)('an S3-compatible store (OpenStack Swift)', () => {
  let swift: TestSwift;
  beforeAll(async () => {
    swift = await aSwift();
  });
  afterAll(() => swift.stop());

  test('stored files can be read and found by name, and listed page by page; reading a missing file returns null', async () => {
    const store = objectStore({ ...(await swift.bucket()), pageSize: 2 });
    expect([await store.get('a/b.webp'), await store.has('a/b.webp')]).toEqual([null, false]);
    const names = ['x/1.webp', 'x/2.webp', 'x/3.webp', 'x/4.webp', 'x/5.webp'];
    for (const name of [...names, 'y/1.webp']) await store.put(name, Buffer.from(name));
    expect([String(await store.get('x/3.webp')), await store.has('x/3.webp')]).toEqual(['x/3.webp', true]);
    expect([...(await store.list('x/')).keys()]).toEqual(names);
    const before = (await store.list('y/')).get('y/1.webp');
    await store.put('y/1.webp', Buffer.from('another'));
    expect((await store.list('y/')).get('y/1.webp')).not.toBe(before);
  });

  test('a wrong key and an unreachable store cause errors whose messages do not contain the secret key', async () => {
    const bucket = await swift.bucket();
    for (const settings of [
      { ...bucket, secretKey: 'another-secret' },
      { ...bucket, address: 'http://127.0.0.1:1/bucket' },
    ]) {
      const refusal: unknown = await objectStore(settings)
        .get('a.webp')
        .catch((error: unknown) => error);
      expect(refusal).toBeInstanceOf(ObjectStoreError);
      expect(String(refusal)).not.toContain('secret');
    }
  });

  test('only new and changed pictures are sent to the store; while the store is unreachable, the server can still list the pictures in the store', async () => {
    const store = counting(objectStore(await swift.bucket()));
    const files = new Map([
      ['splash.webp', await aPicture(80, 40, red)],
      ['bundles/mork.webp', await aPicture(40, 20, red)],
    ]);
    await sendPictures(storageOf(files), store);
    await sendPictures(storageOf(files), store);
    expect(store.puts).toBe(2);
    let now = 0;
    const told: unknown[] = [];
    const pictures = storedPictures({ store, now: () => now, onTrouble: (error) => told.push(error) });
    expect(await pictures.list()).toEqual(['bundles/mork.webp', 'splash.webp']);
    expect(await pictures.read('splash.webp')).toEqual(files.get('splash.webp'));
    expect([await pictures.read('none.webp'), await pictures.version('../none.webp')]).toEqual([null, null]);
    const version = await pictures.version('splash.webp');
    files.set('splash.webp', await aPicture(80, 40, { ...red, b: 31 }));
    await sendPictures(storageOf(files), store);
    expect(store.puts).toBe(3);
    now = 60_000;
    // `version` waits at most 250 ms for the store, so a later call returns the new version.
    await expect.poll(() => pictures.version('splash.webp')).not.toBe(version);
    store.isAway = true;
    now = 120_000;
    expect(await pictures.list()).toHaveLength(2);
    expect(told).toHaveLength(1);
    await expect(pictures.read('splash.webp')).rejects.toThrow(ObjectStoreError);
  });

  test('a machine uses a picture that another machine has stored; if the stored picture is broken or the store is unreachable, the machine makes the picture itself', async () => {
    const store = counting(objectStore(await swift.bucket()));
    const storage = storageOf(new Map([['splash.webp', await aPicture(80, 40, red)]]));
    const aMachine = async () => {
      const cacheFolder = await mkdtemp(join(tmpdir(), 'gavel-store-'));
      onTestFinished(() => rm(cacheFolder, { recursive: true }));
      let made = 0;
      const beforeMaking = async () => {
        made += 1;
      };
      const asker = { ...SERVER, beforeMaking, accept: undefined };
      const logger = pino({ level: 'silent' });
      const renditions = openRenditions({ storage, cacheFolder, cacheBytes: 1_000_000, store, avif: avifHere, logger });
      return {
        async picture() {
          const found = await renditions.deliver('splash.webp', wanted, asker);
          await renditions.settled();
          return found;
        },
        made: () => made,
      };
    };
    const first = await aMachine();
    const picture = await first.picture();
    expect([first.made(), store.puts]).toEqual([1, 1]);
    const second = await aMachine();
    expect([(await second.picture())?.bytes, second.made()]).toEqual([picture?.bytes, 0]);
    // The second machine now reads the picture from its own disk.
    const gets = store.gets;
    await second.picture();
    expect(store.gets).toBe(gets);

    const [[name = ''] = []] = await store.list('renditions/');
    await store.put(name, Buffer.from('half a picture'));
    const third = await aMachine();
    expect([(await third.picture())?.bytes, third.made()]).toEqual([picture?.bytes, 1]);
    store.isAway = true;
    const fourth = await aMachine();
    expect([(await fourth.picture())?.bytes, fourth.made()]).toEqual([picture?.bytes, 1]);
  });

  test('a server with a picture store copies pictures to the store, serves pictures from it, and reports when the store is unreachable', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'gavel-media-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const range = join(folder, 'range');
    await cp(smallRange, range, { recursive: true });
    await mkdir(join(range, 'pictures/houses/bjorkliden-142'), { recursive: true });
    await writeFile(join(range, 'pictures/houses/bjorkliden-142/card.webp'), await aPicture(960, 640, red));
    await prepareFolder(join(folder, 'data'));
    const bucket = await swift.bucket();
    const url = new URL(`${bucket.address}?region=${bucket.region}`);
    Object.assign(url, { username: encodeURIComponent(bucket.accessKey), password: encodeURIComponent(bucket.secretKey) });
    const server = await aKillableServer({
      GAVEL_DATA: join(folder, 'data'),
      RANGE: range,
      MEDIA_URL: url.href,
      DEMO: 'off',
      PICTURE_AVIF: 'off',
      LOG_LEVEL: 'error',
    });
    onTestFinished(async () => void (await server.stop()));
    const readiness = async () => (await server.get('/readyz')).json();
    expect(await readiness()).toEqual({ status: 'ready' });
    const store = objectStore(bucket);
    expect([...(await store.list('pictures/')).keys()]).toEqual(['pictures/houses/bjorkliden-142/card.webp']);

    // Delete the pictures in the range folder, because the server must read them from the store.
    await rm(join(range, 'pictures'), { recursive: true });
    const [card = ''] =
      /\/media\/[0-9a-f]{16}\/houses\/bjorkliden-142\/card\.webp/.exec(await (await server.get('/api/houses')).text()) ?? [];
    const widths = async (...all: number[]) =>
      Promise.all(all.map(async (width) => (await server.get(`${card}?width=${width}&format=webp`)).status));
    expect(await widths(480, 640)).toEqual([200, 200]);
    await expect.poll(async () => (await store.list('renditions/')).size).toBe(2);

    await swift.stop();
    await expect.poll(readiness, { timeout: 60_000, interval: 500 }).toEqual({ status: 'degraded', away: ['pictures'] });
    // The first picture is on the server's own disk. The second one cannot be made without the store, so visitors are asked to
    // retry later.
    expect(await widths(480, 960)).toEqual([200, 503]);
    expect(server.output()).not.toContain(bucket.secretKey);
  });
});

/** A store that counts its calls and can be made unreachable. */
function counting(store: ObjectStore) {
  const away = async () => {
    if (counted.isAway) throw new ObjectStoreError('away');
  };
  const counted = {
    puts: 0,
    gets: 0,
    isAway: false,
    get: (name: string) => {
      counted.gets += 1;
      return away().then(() => store.get(name));
    },
    has: (name: string) => away().then(() => store.has(name)),
    put: (name: string, bytes: Buffer) => {
      counted.puts += 1;
      return away().then(() => store.put(name, bytes));
    },
    list: (prefix: string) => away().then(() => store.list(prefix)),
  };
  return counted;
}
