import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { makePictures } from './make-pictures.ts';
import type { Studio } from './studio.ts';
import { studioJobs } from './studio-jobs.ts';
import type { StudioAddition, StudioView } from './studio-views.ts';
import { aStudio } from './testing/a-studio.ts';
import { verifyRooms } from './verify-rooms.ts';

vi.spyOn(console, 'log').mockReturnValue();

/** Makes the jobs with these ids in a new studio. Returns the studio and the jobs. */
async function made(...ids: string[]): Promise<[Studio, (StudioView | StudioAddition)[]]> {
  const studio = await aStudio();
  const all = (await studioJobs(studio)).filter(({ id }) => ids.includes(id));
  const wanted = all.flatMap((job) => (job.kind === 'interior' || job.kind === 'addition' ? [job] : []));
  await makePictures(studio, wanted, false);
  return [studio, wanted];
}

/**
 * Writes a layer (`alpha` 0, on a transparent background) or a mask (`alpha` 1, on black) with a grey square at `left`, and at the far
 * right a spot with the grey value `spot`.
 */
async function square(
  file: string,
  grey: number,
  left: number,
  { alpha = 0, size = 50, top = 100, spot = 0 } = {},
): Promise<void> {
  const whole = sharp({ create: { width: 400, height: 300, channels: 4, background: { r: 0, g: 0, b: 0, alpha } } });
  const part = { create: { width: size, height: size, channels: 3, background: { r: grey, g: grey, b: grey } } } as const;
  const far = { create: { width: 8, height: 8, channels: 3, background: { r: spot, g: spot, b: spot } } } as const;
  const bytes = await whole
    .composite([{ input: part, left, top }, ...(spot ? [{ input: far, left: 360, top: 200 }] : [])])
    .webp({ lossless: true })
    .toBuffer();
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, bytes);
}

test.each([
  ['keys that differ inside their mask have no fault', [0, 50, 100, 150, 200], 100, []],
  [
    'two keys that look the same are a fault',
    [0, 50, 100, 150, 150],
    100,
    ['kitchen hob: gas and free differ in 0.000 % of the picture'],
  ],
  [
    'two keys whose difference nobody can see are a fault',
    [0, 50, 100, 150, 154],
    100,
    ['kitchen hob: gas and free differ in 0.000 % of the picture'],
  ],
  [
    'a change outside the mask is a fault',
    [0, 50, 100, 150, 200],
    300,
    [expect.stringContaining('usual and wide differ in 0.000 %'), expect.stringContaining('kitchen hob changes what is outside')],
  ],
  [
    'a visible spot outside the mask is a fault, even if it hardly changes the mean',
    [0, 50, 100, 150, 200],
    100,
    [expect.stringMatching(/kitchen hob changes what is outside by 0\.\d\d, seen in 0\.0[4-9]/)],
    120,
  ],
])('verifyRooms compares the keys of an addition to a room: %s', async (_, greys, left, faults, spot = 0) => {
  const [studio, jobs] = await made('interior/kitchen/kitchen-1', 'interior/kitchen/kitchen-1/hob');
  const added = jobs.flatMap((job) => (job.kind === 'addition' ? [job] : []));
  for (const { id, keys } of added) {
    for (const [at, key] of keys.entries())
      await square(join(studio.progress.pictures, id, `${key}.webp`), greys[at] ?? 0, left, { spot });
    await square(join(studio.progress.masks, `${id}.webp`), 255, 95, { alpha: 1, size: 60, top: 95 });
  }
  expect(await verifyRooms(studio, added, [])).toEqual(faults);
});

const upper = 'interior/upper-hall/upper-1';

test.each([
  ['keys that differ in the place of the base’s key have no fault', {}, []],
  [
    'two floors that look the same are a fault',
    { matta: { grey: 0 } },
    ['upper-hall upper-floor: ekparkett and matta differ in 0.000 % of the picture'],
  ],
  [
    'a floor outside the place of the base’s floor is a fault',
    { matta: { left: 300 } },
    [expect.stringContaining('upper-hall upper-floor changes what is outside')],
  ],
  ['floors that differ in only a part of their place have no fault', { matta: { grey: 0, size: 46 } }, []],
])(
  'verifyRooms compares the pictures of a category’s keys with each other: %s',
  async (_, changed: Record<string, { grey?: number; left?: number; size?: number }>, faults) => {
    const [studio, jobs] = await made(upper);
    for (const view of jobs.flatMap((job) => (job.kind === 'interior' ? [job] : [])))
      for (const [category, { options }] of Object.entries(view.categories))
        for (const [at, key] of Object.keys(options).entries()) {
          const { grey = at * 50, left = 100, ...rest } = changed[key] ?? {};
          await square(join(studio.progress.pictures, upper, category, `${key}.webp`), grey, left, rest);
        }
    expect(await verifyRooms(studio, jobs, [])).toEqual(faults);
  },
);
