import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
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

test('pictures are listed and read by their path', async () => {
  const storage = localPictures(join(folder, 'pictures'));
  expect(await storage.list()).toEqual(['houses/sjovik/card.webp', 'splash.webp']);
  expect((await storage.read('houses/sjovik/card.webp'))?.toString()).toBe('card');
});

test('the version of a picture file changes when the file is written again', async () => {
  let time = 0;
  const storage = localPictures(join(folder, 'pictures'), () => time);
  const before = await storage.version('splash.webp');
  await writeFile(join(folder, 'pictures', 'splash.webp'), 'another splash');
  time = 999;
  expect(await storage.version('splash.webp')).toBe(before);
  time = 1000;
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
])('localPictures finds no picture at the path %j', async (path) => {
  const storage = localPictures(join(folder, 'pictures'));
  expect(await storage.read(path)).toBeNull();
  expect(await storage.version(path)).toBeNull();
});

test('if the picture folder is missing, there are no pictures', async () => {
  const storage = localPictures(join(folder, 'none'));
  expect([await storage.list(), await storage.read('splash.webp')]).toEqual([[], null]);
});

test('the path to the folder may contain a link; links, linked folders and pipes in the folder are ignored', async () => {
  const pictures = join(folder, 'pictures');
  await symlink(join(folder, 'secret.webp'), join(pictures, 'link.webp'));
  await symlink(join(pictures, 'houses'), join(pictures, 'linked'));
  execFileSync('mkfifo', [join(pictures, 'pipe.webp')]);
  await symlink(folder, join(folder, 'range'));
  const storage = localPictures(join(folder, 'range', 'pictures'));
  expect((await storage.read('splash.webp'))?.toString()).toBe('splash');
  for (const path of ['link.webp', 'linked/sjovik/card.webp', 'pipe.webp'])
    expect([await storage.read(path), await storage.version(path)], path).toEqual([null, null]);
  expect(await storage.list()).toEqual(['houses/sjovik/card.webp', 'splash.webp']);
});

test('if the picture folder itself is a link, its pictures are ignored', async () => {
  await symlink(join(folder, 'pictures'), join(folder, 'elsewhere'));
  expect(await localPictures(join(folder, 'elsewhere')).read('splash.webp')).toBeNull();
});
