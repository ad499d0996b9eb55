import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { readCamera, writeCamera } from './camera-file.ts';
import { madeLists, recipeOf, standingOf, writeMade } from './made.ts';
import { makePictures } from './make-pictures.ts';
import { previewRange, publishPictures } from './publish-pictures.ts';
import type { Studio } from './studio.ts';
import { jobsNamed, studioJobs } from './studio-jobs.ts';
import { aDarkroom, aStudio } from './testing/a-studio.ts';
import { writeSheet } from './write-sheet.ts';

vi.spyOn(console, 'log').mockReturnValue();

async function filesIn(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  return files.map((file) => file.slice(folder.length + 1)).sort();
}

const rangeOf = ({ published }: Studio) => dirname(published.pictures);

test('a house’s new pictures are kept outside the range until they are published', async () => {
  const studio = await aStudio();
  const jobs = jobsNamed(await studioJobs(studio), 'carport-24');
  const view = jobs.find(({ kind }) => kind === 'exterior');
  await makePictures(studio, jobs, false);

  const lists = await madeLists(studio);
  expect(jobs.map((job) => standingOf(studio, job, lists))).toEqual(jobs.map(() => 'in progress'));
  expect(await filesIn(rangeOf(studio))).toEqual([]);
  expect(await filesIn(studio.progress.pictures)).toEqual([
    'exterior/carport-24/front/base.webp',
    'exterior/carport-24/front/door-slat.webp',
    ...['koppar', 'rod', 'svart', 'zink'].map((paint) => `exterior/carport-24/front/gutter-${paint}.webp`),
    'exterior/carport-24/manifest.json',
    'houses/carport-24/card.webp',
    'houses/carport-24/garden.webp',
    'houses/carport-24/thumb-1.webp',
  ]);

  expect(await publishPictures(studio, jobs)).toEqual(jobs);
  const made = await madeLists(studio);
  expect(jobs.map((job) => standingOf(studio, job, made))).toEqual(jobs.map(() => 'published'));
  expect(made.progress).toEqual({});
  expect(made.published['exterior/carport-24/front']).toEqual({ ...(view && recipeOf(studio, view)), seconds: 100 });
  expect(await filesIn(studio.published.masks)).toEqual(['exterior/carport-24/front/door.webp']);
  const published = await filesIn(studio.published.pictures);
  expect(published).toEqual(await filesIn(studio.progress.pictures));
});

test('publishing a view replaces all of its earlier pictures and does not change the other cameras of its house', async () => {
  const studio = await aStudio();
  const all = await studioJobs(studio);
  const [front] = jobsNamed(all, 'exterior/klippan-138/front');
  const [back] = jobsNamed(all, 'exterior/klippan-138/back');
  if (front?.kind !== 'exterior' || back?.kind !== 'exterior') throw new Error('klippan-138 has no two views');
  await makePictures(studio, [back], false);
  await publishPictures(studio, [back]);
  const { pictures } = studio.published;
  const other = await readCamera(pictures, back);
  const earlier = join(pictures, front.id, 'roof-slate.webp');
  await mkdir(dirname(earlier), { recursive: true });
  await writeFile(earlier, 'of an earlier time');

  await makePictures(studio, [front], false);
  await publishPictures(studio, [front]);
  expect(await filesIn(join(pictures, front.id))).toEqual([
    'base.webp',
    'door-slat.webp',
    ...['koppar', 'rod', 'svart', 'zink'].map((paint) => `gutter-${paint}.webp`),
  ]);
  expect(await readCamera(pictures, back)).toEqual(other);
  expect((await readCamera(pictures, front))?.layers).toHaveLength(6);
});

test('makePictures skips current pictures, published or in progress; publishPictures skips a picture that an earlier version of the scripts made', async () => {
  const asked = vi.fn(aDarkroom);
  const studio = await aStudio({ python: asked });
  const jobs = jobsNamed(await studioJobs(studio), 'splash');
  await makePictures(studio, jobs, false);
  await makePictures(studio, jobs, false);
  expect(asked).toHaveBeenCalledTimes(1);

  for (const job of jobs)
    await writeMade(studio.progress, job.id, { ...recipeOf(studio, job), code: 'of earlier code', seconds: 1 });
  expect(await publishPictures(studio, jobs)).toEqual([]);
  await makePictures(studio, jobs, false);
  expect(asked).toHaveBeenCalledTimes(2);
  expect(await publishPictures(studio, jobs)).toEqual(jobs);
  await makePictures(studio, jobs, false);
  expect(asked).toHaveBeenCalledTimes(2);
});

test('all additions to a view are made in one run of the scripts and then published, and the view is not made again', async () => {
  const asked = vi.fn(aDarkroom);
  const studio = await aStudio({ python: asked });
  const all = await studioJobs(studio);
  const [view] = all.filter(({ id }) => id === 'interior/kitchen/kitchen-1');
  const added = all.filter(({ kind, id }) => kind === 'addition' && id.startsWith('interior/kitchen/kitchen-1/'));
  if (!view) throw new Error('the kitchen has no view');
  await makePictures(studio, [view], false);
  await publishPictures(studio, [view]);
  await makePictures(studio, added, false);
  expect(asked.mock.calls.map(([, script]) => script)).toEqual(['make.py', 'make_added.py']);
  expect(await publishPictures(studio, added)).toEqual(added);

  const published = await filesIn(join(studio.published.pictures, view.id));
  expect(published).toEqual(expect.arrayContaining(['base.webp', 'counter/oak.webp', 'sink/apron.webp', 'hood/none.webp']));
  expect(await filesIn(studio.published.masks)).toContain('interior/kitchen/kitchen-1/sink.webp');
  const made = await madeLists(studio);
  expect(made.published['interior/kitchen/kitchen-1/sink']?.seconds).toBe(8);
  expect([view, ...added].map((job) => standingOf(studio, job, made))).toEqual([view, ...added].map(() => 'published'));
});

test('making a view again keeps the view’s finished additions, both the unpublished ones and those published in the range', async () => {
  const studio = await aStudio();
  const all = await studioJobs(studio);
  const [view] = all.filter(({ id }) => id === 'interior/kitchen/kitchen-1');
  const [sink, hob] = ['sink', 'hob'].map((group) => all.find(({ id }) => id === `interior/kitchen/kitchen-1/${group}`));
  if (!view || !sink || !hob) throw new Error('the kitchen has no view, sink or hob');
  await makePictures(studio, [view, sink], false);
  await publishPictures(studio, [view, sink]);
  await makePictures(studio, [hob], false);

  // Only the scripts that cut the layers of the view have changed.
  const layers = studio.parts.get('interior-layers');
  if (!layers) throw new Error('no part cuts the layers of rooms');
  const changed = {
    ...studio,
    parts: new Map([...studio.parts, ['interior-layers', { ...layers, version: layers.version + 1 }]]),
  };
  await makePictures(changed, [view], false);
  await publishPictures(changed, [view]);
  const { pictures, masks } = studio.published;
  expect(existsSync(join(pictures, sink.id, 'apron.webp'))).toBe(true);
  expect(await filesIn(masks)).toEqual(['interior/kitchen/kitchen-1/sink.webp']);
  expect(await publishPictures(changed, [hob])).toEqual([hob]);
  expect(await filesIn(join(pictures, view.id))).toEqual(
    expect.arrayContaining(['base.webp', 'counter/oak.webp', 'sink/apron.webp', 'hob/gas.webp']),
  );
  expect(await filesIn(masks)).toEqual(['interior/kitchen/kitchen-1/hob.webp', 'interior/kitchen/kitchen-1/sink.webp']);
});

test('a view that fails is not recorded and leaves no pictures in progress; the view made before it is recorded', async () => {
  const python = vi.fn(aDarkroom).mockImplementationOnce(aDarkroom).mockRejectedValueOnce(new Error('Blender stopped'));
  const studio = await aStudio({ python });
  const all = await studioJobs(studio);
  const jobs = ['interior/hall/hall-1', 'interior/sauna/sauna-1'].flatMap((view) => all.filter(({ id }) => id === view));
  await expect(makePictures(studio, jobs, false)).rejects.toThrow('Blender stopped');
  const lists = await madeLists(studio);
  expect(jobs.map((job) => standingOf(studio, job, lists))).toEqual(['in progress', 'missing']);
  expect(await filesIn(studio.progress.pictures)).toEqual([
    'interior/hall/hall-1/base.webp',
    'interior/hall/hall-1/counter/oak.webp',
    'interior/hall/scene.json',
  ]);
});

test('makePictures records each swatch, and skips a still (a picture cut out of a view) whose view is missing', async () => {
  const studio = await aStudio();
  const jobs = (await studioJobs(studio)).filter(({ id }) => /^palette\/p|^sections\/kok$/.test(id));
  const swatches = jobs.filter(({ kind }) => kind === 'sample');
  expect(swatches.length).toBeGreaterThan(2);
  await makePictures(studio, jobs, false);
  const { progress } = await madeLists(studio);
  expect(Object.keys(progress)).toEqual(swatches.map(({ id }) => id).sort());
  expect(new Set(Object.values(progress).map(({ seconds }) => seconds))).toEqual(new Set([3]));
});

test('a preview of the studio is a copy of the range with the unpublished pictures', async () => {
  const studio = await aStudio();
  const [view] = jobsNamed(await studioJobs(studio), 'interior/hall/hall-1');
  if (view?.kind !== 'interior') throw new Error('the hall has no view');
  await mkdir(rangeOf(studio), { recursive: true });
  await writeFile(join(rangeOf(studio), 'brand.yaml'), 'name: Björkvik');
  await writeCamera(
    studio.published.pictures,
    { ...view, camera: 'hall-0' },
    { width: 1, height: 1, subject: { x: 0, y: 0, width: 1, height: 1 } },
  );
  const before = await filesIn(rangeOf(studio));
  await makePictures(studio, [view], false);

  const range = await previewRange(studio, [view]);
  expect(await filesIn(range)).toEqual([
    'brand.yaml',
    'pictures/interior/hall/hall-1/base.webp',
    'pictures/interior/hall/hall-1/counter/oak.webp',
    'pictures/interior/hall/scene.json',
  ]);
  expect(Object.keys(JSON.parse(await readFile(join(range, 'pictures/interior/hall/scene.json'), 'utf8')).cameras)).toEqual([
    'hall-0',
    'hall-1',
  ]);
  expect(await filesIn(rangeOf(studio))).toEqual(before);
});

test('the studio writes the contact sheet (a page with small pictures), which shows unpublished pictures, into the cache folder', async () => {
  const studio = await aStudio();
  const jobs = (await studioJobs(studio)).filter(({ id }) => /carport-24|^palette\/puts/.test(id));
  await makePictures(studio, jobs, false);
  const page = await writeSheet(studio, jobs);
  expect(page.startsWith(studio.cache)).toBe(true);
  const text = await readFile(page, 'utf8');
  for (const title of ['exterior/carport-24/front', 'cards', 'thumb-1s', 'palette']) expect(text).toContain(`<h2>${title}</h2>`);
  expect(text).toContain('<p>base · door slat · gutter svart · gutter rod · gutter zink · gutter koppar</p>');
  expect(await filesIn(rangeOf(studio))).toEqual([]);
});
