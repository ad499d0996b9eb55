import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { localPictures } from './local-pictures.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gavel-pictures-'));
  await mkdir(join(folder, 'pictures', 'houses', 'sjovik'), { recursive: true });
  await writeFile(join(folder, 'pictures', 'houses', 'sjovik', 'card.webp'), 'card');
  await writeFile(join(folder, 'pictures', 'splash.webp'), 'splash');
  await writeFile(join(folder, 'pictures', '.DS_Store'), 'hidden');
  await writeFile(join(folder, 'secret.webp'), 'secret');
});
afterEach(() => rm(folder, { recursive: true }));

test('pictures are read and listed by their path', async () => {
  const storage = localPictures(join(folder, 'pictures'));
  expect(await storage.list()).toEqual(['houses/sjovik/card.webp', 'splash.webp']);
  expect((await storage.read('houses/sjovik/card.webp'))?.toString()).toBe('card');
});

test('a picture that is written anew has another version', async () => {
  const storage = localPictures(join(folder, 'pictures'));
  const before = await storage.version('splash.webp');
  expect(await storage.version('splash.webp')).toBe(before);
  await writeFile(join(folder, 'pictures', 'splash.webp'), 'another splash');
  expect(await storage.version('splash.webp')).not.toBe(before);
});

test.each([
  '../secret.webp',
  'houses/../../secret.webp',
  '..\\secret.webp',
  '/etc/passwd',
  'splash.webp\0',
  'splash.webp/more',
  'houses',
  '.DS_Store',
  '',
  'none.webp',
])('nothing is read at %j', async (path) => {
  const storage = localPictures(join(folder, 'pictures'));
  expect(await storage.read(path)).toBeNull();
  expect(await storage.version(path)).toBeNull();
});

test('a folder that is not there has no pictures', async () => {
  const storage = localPictures(join(folder, 'none'));
  expect([await storage.list(), await storage.read('splash.webp')]).toEqual([[], null]);
});
