import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { makePictures } from './make-pictures.ts';
import type { Studio } from './studio.ts';
import { studioJobs } from './studio-jobs.ts';
import type { StudioAddition } from './studio-views.ts';
import { aStudio } from './testing/a-studio.ts';
import { verifyAdditions } from './verify-additions.ts';

vi.spyOn(console, 'log').mockReturnValue();

/** A square of each key's own grey, so far from the left, in a room with one group; the mask is where it stands at 100. */
async function aRoom(greys: readonly number[], left: number): Promise<[Studio, StudioAddition[]]> {
  const studio = await aStudio();
  const jobs = await studioJobs(studio);
  const added = jobs.filter((job) => job.kind === 'addition').filter(({ id }) => id === 'interior/kitchen/kitchen-1/hob');
  await makePictures(studio, [...jobs.filter(({ id }) => id === 'interior/kitchen/kitchen-1'), ...added], false);
  for (const { id, keys } of added) {
    const square = async (file: string, grey: number, at: number, alpha: number) => {
      const whole = sharp({ create: { width: 400, height: 300, channels: 4, background: { r: 0, g: 0, b: 0, alpha } } });
      const part = { create: { width: 50, height: 50, channels: 3, background: { r: grey, g: grey, b: grey } } } as const;
      await mkdir(dirname(file), { recursive: true });
      await writeFile(
        file,
        await whole
          .composite([{ input: part, left: at, top: 100 }])
          .webp({ lossless: true })
          .toBuffer(),
      );
    };
    for (const [at, key] of keys.entries())
      await square(join(studio.progress.pictures, id, `${key}.webp`), greys[at] ?? 0, left, 0);
    await square(join(studio.progress.masks, `${id}.webp`), 255, 100, 1);
  }
  return [studio, added];
}

test.each([
  ['keys that differ, in their place', [0, 50, 100, 150, 200], 100, []],
  ['two keys that look the same', [0, 50, 100, 150, 150], 100, ['kitchen hob: gas and free differ by 0.00']],
  [
    'things beside their mask',
    [0, 50, 100, 150, 200],
    300,
    [expect.stringContaining('usual and wide differ by 0.00'), expect.stringContaining('kitchen hob changes what is outside')],
  ],
])('%s', async (_, greys, left, faults) => {
  const [studio, added] = await aRoom(greys, left);
  expect(await verifyAdditions(studio, added, [])).toEqual(faults);
});
