import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { aPicture, storageOf } from '../../testing/some-pictures.ts';
import { type ObjectStore, ObjectStoreError, objectStore } from './object-store.ts';
import { sendPictures } from './stored-pictures.ts';

/**
 * Starts a store without a bucket, which therefore answers 404 to a request for the bucket's list of files. With `createsBucket`,
 * the first file creates the bucket, as in SeaweedFS. Without it, the store also answers 404 when it gets a file.
 */
async function aNewStore({ createsBucket }: { readonly createsBucket: boolean }) {
  const files = new Map<string, Buffer>();
  const server = createServer(async (request, response) => {
    const [path = '', query] = (request.url ?? '').split('?');
    if (request.method === 'PUT' && createsBucket) files.set(path, await buffer(request));
    const listed = [...files.keys()].map((name) => `<Contents><Key>${name.slice('/gavel/'.length)}</Key></Contents>`);
    response.writeHead(createsBucket && files.size > 0 ? 200 : 404).end(query === undefined ? '' : listed.join(''));
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/gavel`;
  return objectStore({ address, region: 'eu-north-1', accessKey: 'key', secretKey: 'secret' });
}

test('pictures are sent even if the store has no bucket yet and creates it with the first file', async () => {
  const store = await aNewStore({ createsBucket: true });
  const files = new Map([['splash.webp', await aPicture(80, 40, { r: 200, g: 30, b: 30 })]]);
  await sendPictures(storageOf(files), store);
  expect([...(await store.list('pictures/')).keys()]).toEqual(['pictures/splash.webp']);
});

test('if a bucket neither exists nor can be created, sending stops with an error that names the picture', async () => {
  const store = await aNewStore({ createsBucket: false });
  const files = new Map([['splash.webp', await aPicture(80, 40, { r: 200, g: 30, b: 30 })]]);
  await expect(sendPictures(storageOf(files), store)).rejects.toThrow(/PUT \S+\/gavel\/pictures\/splash\.webp: 404/);
});

test('after the first picture, several pictures are sent at the same time, and each picture is sent once', async () => {
  const names = Array.from({ length: 40 }, (_, at) => `picture-${at}.webp`);
  const files = new Map(names.map((name) => [name, Buffer.from(name)]));
  const sent: string[] = [];
  const waiting: (() => void)[] = [];
  let most = 0;
  const store: ObjectStore = {
    get: async () => null,
    has: async () => false,
    list: async () => new Map(),
    async put(name) {
      sent.push(name);
      if (sent.length === 1) return;
      await new Promise<void>((resolve) => waiting.push(resolve));
    },
  };
  const sending = sendPictures(storageOf(files), store);
  while (sent.length < names.length || waiting.length > 0) {
    await setImmediate();
    most = Math.max(most, waiting.length);
    waiting.shift()?.();
  }
  await sending;
  expect(sent.toSorted()).toEqual(names.map((name) => `pictures/${name}`).toSorted());
  expect(most).toBeGreaterThan(1);
  expect(most).toBeLessThan(names.length / 2);
});

test('if the store refuses a picture, no more pictures are sent', async () => {
  const names = Array.from({ length: 40 }, (_, at) => `picture-${at}.webp`);
  const files = new Map(names.map((name) => [name, Buffer.from(name)]));
  let sent = 0;
  const store: ObjectStore = {
    get: async () => null,
    has: async () => false,
    list: async () => new Map(),
    async put() {
      sent += 1;
      if (sent === 3) throw new ObjectStoreError('PUT: 500');
      await setImmediate();
    },
  };
  await expect(sendPictures(storageOf(files), store)).rejects.toThrow('PUT: 500');
  const before = sent;
  for (const _ of names) await setImmediate();
  expect([sent, sent < names.length / 2]).toEqual([before, true]);
});
