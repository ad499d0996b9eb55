import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aPicture, avifHere, storageOf } from '../../testing/some-pictures.ts';
import { AbandonedError, EncodingQueue } from './encoding-queue.ts';
import type { PictureStorage } from './picture-storage.ts';
import { RenditionCache } from './rendition-cache.ts';
import { renditionName } from './rendition-name.ts';
import { Renditions } from './renditions.ts';

const name = renditionName({ width: 1, height: 1 }, 'webp');
const path = 'houses/sjovik/card.webp';
const wanted = { fit: { mode: 'max', width: 80, height: null }, quality: 80, blur: 0 } as const;

let folder: string;
let cache: RenditionCache;
let queue: EncodingQueue;
let renditions: Renditions;
let files: Map<string, Buffer<ArrayBuffer>>;
let storage: PictureStorage;
let charged: number;
const charge = async () => {
  charged += 1;
};
const asker = { client: 'a', beforeMaking: charge };

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gavel-renditions-'));
  const logger = pino({ level: 'silent' });
  cache = new RenditionCache({ folder, largestBytes: 1_000_000, logger, now: Date.now });
  queue = new EncodingQueue();
  files = new Map([[path, await aPicture(80, 60, { r: 1, g: 2, b: 3 })]]);
  storage = storageOf(files);
  renditions = new Renditions({ storage, cache, queue, avif: avifHere, tellFault: () => undefined });
  charged = 0;
});
afterEach(async () => {
  await renditions.settled();
  await rm(folder, { recursive: true });
});

/** Returns a promise `closed`, which resolves when the test calls `open`. */
function aGate() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { closed: promise, open: () => resolve() };
}

test('a picture that a client requests in the format AVIF is queued as background work, and in another format as a visitor’s work', async () => {
  const run = vi.spyOn(queue, 'run');
  const asking = { accept: undefined, ...asker };
  expect(await renditions.deliver(path, { ...wanted, format: 'avif' }, asking)).toMatchObject({ format: 'avif' });
  expect(await renditions.deliver(path, { ...wanted, format: 'webp' }, asking)).toMatchObject({ format: 'webp' });
  expect(run.mock.calls.map(([{ urgency }]) => urgency)).toEqual(['background', 'visitor']);
  expect(charged).toBe(2);
});

test('the encoding of an AVIF stops when several visitors’ pictures wait, and starts again when these pictures are made', async () => {
  let begun = 0;
  const avif: typeof avifHere = {
    encode(job, signal) {
      begun += 1;
      if (begun > 1) return avifHere.encode(job);
      return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
    },
  };
  renditions = new Renditions({ storage, cache, queue, avif, tellFault: () => undefined });
  const making = renditions.makeAvif(path, wanted);
  await expect.poll(() => begun).toBe(1);
  const gate = aGate();
  const make = () => gate.closed.then(() => Buffer.from('made'));
  const visitors = Array.from({ length: 6 }, () => renditions.makeOnce(make, asker));
  await expect.poll(() => queue.length).toBe(5);
  expect(begun).toBe(1);
  gate.open();
  await Promise.all(visitors);
  expect([await making, begun]).toEqual([true, 2]);
});

test('a stored picture is not made again until its source changes', async () => {
  const asking = { accept: 'image/webp', ...asker };
  const first = await renditions.deliver(path, { ...wanted, format: null }, asking);
  await renditions.settled();
  const read = vi.spyOn(storage, 'read');
  expect(await renditions.deliver(path, { ...wanted, format: null }, asking)).toEqual(first);
  expect(read).not.toHaveBeenCalled();
  files.set(path, await aPicture(80, 60, { r: 200, g: 2, b: 3 }));
  const other = await renditions.deliver(path, { ...wanted, format: null }, asking);
  expect(other?.name).not.toBe(first?.name);
  files.delete(path);
  expect(await renditions.deliver(path, { ...wanted, format: null }, asking)).toBeNull();
});

test('if a source changes while it is read, no picture is stored under the name of the old source', async () => {
  const asking = { accept: 'image/webp', ...asker };
  const other = await aPicture(80, 60, { r: 200, g: 2, b: 3 });
  const read = vi.spyOn(storage, 'read');
  read.mockResolvedValueOnce(files.get(path) ?? null).mockResolvedValueOnce(other);
  expect(await renditions.deliver(path, { ...wanted, format: null }, asking)).toBeNull();
  files.set(path, other);
  expect(await renditions.deliver(path, { ...wanted, format: null }, asking)).not.toBeNull();
});

test('the server calls `beforeMaking` for the client that requests a picture first, not for clients that request it while it is made', async () => {
  const lookUp = vi.spyOn(cache, 'get');
  const gate = aGate();
  const making = aGate();
  const first = renditions.keptOrMade(
    name,
    'webp',
    async () => {
      making.open();
      await gate.closed;
      return Buffer.from('first');
    },
    asker,
  );
  await making.closed;
  const second = renditions.keptOrMade(name, 'webp', async () => Buffer.from('second'), asker);
  await lookUp.mock.results.at(-1)?.value;
  gate.open();
  expect((await Promise.all([first, second])).map(String)).toEqual(['first', 'first']);
  expect(charged).toBe(1);
});

test('a picture that two clients request at the same time is made only once', async () => {
  const gate = aGate();
  let begun = 0;
  const make = async () => {
    begun += 1;
    return Buffer.from('picture');
  };
  const bothCharged = async () => {
    await charge();
    if (charged === 2) gate.open();
    await gate.closed;
  };
  const both = [1, 2].map(() => renditions.keptOrMade(name, 'webp', make, { client: 'a', beforeMaking: bothCharged }));
  expect((await Promise.all(both)).map(String)).toEqual(['picture', 'picture']);
  expect([begun, charged]).toEqual([1, 2]);
});

test('a finished picture is returned before it is stored; a request that arrives before it is stored gets the same picture and does not make it again', async () => {
  const gate = aGate();
  const { put } = cache;
  vi.spyOn(cache, 'put').mockImplementation(async (...kept) => {
    await gate.closed;
    await put.apply(cache, kept);
  });
  const ask = (content: string) => renditions.keptOrMade(name, 'webp', async () => Buffer.from(content), asker);
  expect(String(await ask('first'))).toBe('first');
  expect(await cache.has(name)).toBe(false);
  expect(String(await ask('second'))).toBe('first');
  gate.open();
  await renditions.settled();
  expect(String(await cache.get(name))).toBe('first');
  expect(charged).toBe(1);
});

test('a picture is made as long as at least one client waits for it, and aborted when the last client has left', async () => {
  const gate = aGate();
  const begun = aGate();
  let gone = false;
  const make = async (signal: AbortSignal) => {
    signal.addEventListener('abort', () => {
      gone = true;
      gate.open();
    });
    begun.open();
    await gate.closed;
    signal.throwIfAborted();
    return Buffer.from('made');
  };
  const [one, other] = [new AbortController(), new AbortController()];
  const lookUp = vi.spyOn(cache, 'get');
  const ask = ({ signal }: AbortController) => renditions.keptOrMade(name, 'webp', make, { ...asker, signal });
  const first = ask(one);
  await begun.closed;
  const second = ask(other);
  await lookUp.mock.results.at(-1)?.value;
  one.abort();
  await expect(first).rejects.toBeInstanceOf(AbandonedError);
  expect(gone).toBe(false);
  other.abort();
  await expect(second).rejects.toBeInstanceOf(AbandonedError);
  expect(gone).toBe(true);
  expect(String(await renditions.keptOrMade(name, 'webp', async () => Buffer.from('again'), asker))).toBe('again');
});

test('if making a picture fails, the next request makes the picture', async () => {
  const failing = renditions.keptOrMade(name, 'webp', () => Promise.reject(new Error('broken')), asker);
  await expect(failing).rejects.toThrow('broken');
  await renditions.settled();
  expect(String(await renditions.keptOrMade(name, 'webp', async () => Buffer.from('made'), asker))).toBe('made');
  expect(charged).toBe(2);
});
