import { execFileSync } from 'node:child_process';
import { link, readFile, rename, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { villaPictures } from '../testing/small-pictures.ts';
import { writeRange } from '../testing/write-range.ts';
import { programState, rangeState } from './range-state.ts';

/** Noon on a Friday in Stockholm. */
const now = Date.UTC(2026, 10, 20, 11);
/** A time at which all files of the range are old enough to count as stable. */
const later = () => Date.now() + 60_000;

async function aFolder() {
  const folder = await writeRange(villaPictures);
  const [picture = ''] = Object.keys(villaPictures).filter((name) => name.endsWith('.webp'));
  return { folder, picture: join(folder, picture), state: () => rangeState(folder, now, later()) };
}

test('rangeState returns the same hash for an unchanged folder', async () => {
  const { state } = await aFolder();
  expect(state()).toMatch(/^[0-9a-f]{64}$/);
  expect(state()).toBe(state());
});

test('a changed byte in a YAML file changes the hash of rangeState, even with the same size; the times of the file do not count', async () => {
  const { folder, state } = await aFolder();
  const before = state();
  const file = join(folder, 'questions/kok.yaml');
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replace('25000', '25001'));
  await utimes(file, 0, 0);
  const changed = state();
  expect(changed).not.toBe(before);
  await writeFile(file, text);
  expect(state()).toBe(before);
});

test('a new or deleted file changes the hash of rangeState', async () => {
  const { folder, state } = await aFolder();
  const before = state();
  await writeFile(join(folder, 'questions/extra.yaml'), '[]');
  expect(state()).not.toBe(before);
  await rm(join(folder, 'questions/extra.yaml'));
  expect(state()).toBe(before);
  await rm(join(folder, 'texts.yaml'), { force: true });
  await rm(join(folder, 'bundles.yaml'));
  expect(state()).not.toBe(before);
});

test('when another picture of the same size replaces a picture, the hash of rangeState changes, even if the file keeps its old modification time', async () => {
  const { picture, state } = await aFolder();
  await utimes(picture, 1_000_000, 1_000_000);
  const before = state();
  const bytes = await readFile(picture);
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
  await writeFile(picture, bytes);
  await utimes(picture, 1_000_000, 1_000_000);
  expect(state()).not.toBe(before);
});

test('a renamed picture changes the hash of rangeState', async () => {
  const { picture, state } = await aFolder();
  const before = state();
  await rename(picture, `${picture}.webp`);
  const renamed = state();
  expect(renamed).not.toBe(before);
  await link(`${picture}.webp`, picture);
  expect(state()).not.toBe(renamed);
});

test('when a link replaces a file, the hash of rangeState changes; a pipe in the folder does not block rangeState', async () => {
  const { folder, picture, state } = await aFolder();
  const before = state();
  await rename(join(folder, 'brand.yaml'), join(folder, 'other.txt'));
  await symlink(join(folder, 'other.txt'), join(folder, 'brand.yaml'));
  const linked = state();
  expect(linked).not.toBe(before);
  await rename(picture, join(folder, 'picture'));
  await symlink(join(folder, 'picture'), picture);
  expect(state()).not.toBe(linked);
  execFileSync('mkfifo', [join(folder, 'areas.yml')]);
  expect(state()).toMatch(/^[0-9a-f]{64}$/);
});

test('rangeState returns null for a folder with a picture that changed less than two seconds ago', async () => {
  const { folder, picture } = await aFolder();
  await writeFile(picture, await readFile(picture));
  const { mtimeMs, ctimeMs } = await stat(picture);
  const changedAt = Math.max(mtimeMs, ctimeMs);
  expect(rangeState(folder, now, changedAt + 1999)).toBeNull();
  expect(rangeState(folder, now, changedAt + 2000)).not.toBeNull();
});

test('the hash of rangeState changes every week, because the dates of campaigns may depend on the week', async () => {
  const { folder } = await aFolder();
  const day = 86_400_000;
  const at = (time: number) => rangeState(folder, time, later());
  expect(at(now + 2 * day)).toBe(at(now));
  // Monday 23 November, the first day of the next week.
  expect(at(now + 3 * day)).not.toBe(at(now));
});

test('rangeState returns a hash for a missing folder', () => {
  expect(rangeState('/nowhere/range', now, later())).toMatch(/^[0-9a-f]{64}$/);
});

test('programState returns the same hash for the same program', () => {
  expect(programState()).toMatch(/^[0-9a-f]{64}$/);
  expect(programState()).toBe(programState());
});
