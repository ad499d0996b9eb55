import { mkdtemp, open, readdir, readFile, rm, stat, truncate, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { RenditionCache } from './rendition-cache.ts';

const hour = 3_600_000;
let folder: string;
let now: number;
let faults: string[];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gavel-cache-'));
  now = Date.now();
  faults = [];
});
afterEach(() => rm(folder, { recursive: true }));

function aCache(largestBytes: number, place = folder) {
  const logger = pino({ level: 'warn' }, { write: (line: string) => faults.push(line) });
  return new RenditionCache({ folder: place, largestBytes, logger, now: () => now });
}

const name = (digit: string) => `${digit.repeat(64)}.webp`;
const fileOf = (digit: string) => join(folder, digit.repeat(2), name(digit));

async function kept() {
  const entries = await readdir(folder, { recursive: true });
  return entries
    .filter((entry) => entry.includes('.'))
    .map((entry) => entry.slice(3, 4))
    .toSorted()
    .join('');
}

test('a process reads a picture that another process has stored in the same folder', async () => {
  const cache = aCache(1000);
  expect(await cache.get(name('a'))).toBeNull();
  await cache.put(name('a'), Buffer.from('picture'));
  expect((await aCache(1000).get(name('a')))?.toString()).toBe('picture');
  expect([await cache.has(name('a')), await cache.has(name('b'))]).toEqual([true, false]);
  expect(faults).toEqual([]);
});

test('a picture file gets its final name only after all its bytes are on the disk', async () => {
  const handle = await open(folder);
  await handle.close();
  const sync = vi.spyOn(Object.getPrototypeOf(handle), 'sync');
  onTestFinished(() => sync.mockRestore());
  const taken: string[][] = [];
  sync.mockImplementation(async () => void taken.push(await readdir(join(folder, 'aa'))));
  await aCache(1000).put(name('a'), Buffer.from('picture'));
  expect(taken).toEqual([[expect.stringMatching(/\.part$/)]]);
  expect(await kept()).toBe('a');
});

test('the folder stays within its limit by deleting the least recently used pictures', async () => {
  const cache = aCache(1000);
  for (const [digit, age] of [
    ['a', 4],
    ['b', 3],
    ['c', 2],
    ['d', 1],
  ] as const) {
    await cache.put(name(digit), Buffer.alloc(200));
    await utimes(fileOf(digit), new Date(now - age * hour * 2), new Date(now - age * hour * 2));
  }
  expect(await kept()).toBe('abcd');
  // Reading the picture makes it recently used.
  await cache.get(name('a'));
  await cache.put(name('e'), Buffer.alloc(200));
  expect(await kept()).toBe('ade');
});

test.each([
  ['emptied', () => truncate(fileOf('a'), 0)],
  ['truncated', () => truncate(fileOf('a'), 20)],
  ['made longer', () => truncate(fileOf('a'), 60)],
  [
    'changed',
    async () => {
      const bytes = await readFile(fileOf('a'));
      await writeFile(fileOf('a'), bytes.fill(1, 2, 3));
    },
  ],
])('the cache logs and does not return a picture that was %s on the disk, and can store it again', async (_, spoil) => {
  await aCache(1000).put(name('a'), Buffer.from('picture'));
  await spoil();
  const cache = aCache(1000);
  expect(await cache.get(name('a'))).toBeNull();
  expect([await cache.has(name('a')), faults.length]).toEqual([false, 1]);
  await cache.put(name('a'), Buffer.from('picture'));
  expect((await aCache(1000).get(name('a')))?.toString()).toBe('picture');
});

test('a half-written file of another process is deleted after an hour', async () => {
  await aCache(1000).put(name('a'), Buffer.from('picture'));
  for (const [part, age] of [
    ['old', 2 * hour],
    ['new', 0],
  ] as const) {
    await writeFile(`${fileOf('a')}.${part}.part`, 'pic');
    await utimes(`${fileOf('a')}.${part}.part`, new Date(now - age), new Date(now - age));
  }
  await aCache(1000).put(name('b'), Buffer.from('picture'));
  const entries = await readdir(join(folder, 'aa'));
  expect(entries.toSorted()).toEqual([name('a'), `${name('a')}.new.part`]);
});

test('a disk error is logged once, and nothing is stored', async () => {
  await writeFile(join(folder, 'file'), '');
  const cache = aCache(1000, join(folder, 'file'));
  for (const digit of ['a', 'b']) {
    await cache.put(name(digit), Buffer.from('picture'));
    expect(await cache.get(name(digit))).toBeNull();
  }
  expect(faults).toHaveLength(1);
});

test('a picture is returned even if the time of its last use cannot be stored', async () => {
  const cache = aCache(1000);
  await cache.put(name('a'), Buffer.from('picture'));
  // No file can have this time, so the cache fails to store the time of the last use.
  now = Number.POSITIVE_INFINITY;
  expect((await cache.get(name('a')))?.toString()).toBe('picture');
  expect(faults).toHaveLength(1);
});

test('a picture that was read from the disk stays in memory; if it is used again two hours later, its file gets a new time of last use', async () => {
  const cache = aCache(1_000_000);
  await cache.put(name('a'), Buffer.from('picture'));
  const first = await cache.get(name('a'));
  expect(await cache.get(name('a'))).toBe(first);
  const usedAt = async () => (await stat(fileOf('a'))).mtimeMs;
  const before = await usedAt();
  now += 2 * hour;
  expect(await cache.get(name('a'))).toBe(first);
  expect((await usedAt()) - before).toBeGreaterThan(hour);
});

test('a picture that fills a screen is not kept in memory, and is read from the disk each time', async () => {
  const cache = aCache(1_000_000);
  await cache.put(name('a'), Buffer.alloc(400_000));
  expect(await cache.get(name('a'))).not.toBe(await cache.get(name('a')));
});
