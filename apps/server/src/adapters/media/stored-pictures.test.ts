import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { aPicture, storageOf } from '../../testing/some-pictures.ts';
import { objectStore } from './object-store.ts';
import { sendPictures } from './stored-pictures.ts';

/**
 * Starts a store that answers 404 to a list of its bucket until the bucket exists. A store like SeaweedFS creates the bucket at the first
 * file. Other stores also answer 404 to the file.
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

test('the first pictures are sent to a store that creates its bucket with the first file', async () => {
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
