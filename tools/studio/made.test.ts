import { expect, test } from 'vitest';
import { root } from '../run-node.ts';
import { type MadeLists, recipeOf, standingOf } from './made.ts';
import { codeOf, type Part } from './render-versions.ts';
import { openStudio, type Studio } from './studio.ts';
import { type StudioJob, studioJobs } from './studio-jobs.ts';

const studio = await openStudio(root);
const jobs = await studioJobs(studio);

const published: MadeLists = {
  published: Object.fromEntries(jobs.map((job) => [job.id, { ...recipeOf(studio, job), seconds: 1 }])),
  progress: {},
};
const inProgress: MadeLists = {
  published: {},
  progress: Object.fromEntries(
    jobs.map((job) => [job.id, { ...recipeOf(studio, job), seconds: 1, code: codeOf(studio.parts, job.parts) }]),
  ),
};

/** Returns the studio with one of its parts changed. */
function studioWith(part: string, change: (before: Part) => Part): Studio {
  const parts = [...studio.parts].map(([name, before]): [string, Part] => [name, name === part ? change(before) : before]);
  return { ...studio, parts: new Map(parts) };
}

const raised = (part: string) => studioWith(part, (before) => ({ ...before, version: before.version + 1 }));

const rewritten = (part: string) =>
  studioWith(part, ({ version, scripts }) => ({
    version,
    scripts: Object.fromEntries(Object.keys(scripts).map((script) => [script, 'other code'])),
  }));

function missingIn(changed: Studio, lists: MadeLists): string[] {
  return jobs.filter((job) => standingOf(changed, job, lists) === 'missing').map(({ id }) => id);
}

test('no picture is missing if the current version of every part of the studio has made the pictures', () => {
  expect(missingIn(studio, published)).toEqual([]);
  expect(missingIn(studio, inProgress)).toEqual([]);
});

const kitchens = ['kitchen-o/kitchen-1', 'kitchen-o/kitchen-2', 'kitchen/kitchen-1', 'kitchen/kitchen-2'];
const isAdded = ({ kind }: StudioJob) => kind === 'addition';
const added = jobs
  .filter((job) => isAdded(job) && kitchens.some((view) => job.id.startsWith(`interior/${view}/`)))
  .map(({ id }) => id);

test('if the part that makes a room gets a higher version, the room’s views become outdated, and so do the additions to these views and the stills that are cut out of them', () => {
  const views = kitchens.map((view) => `interior/${view}`);
  expect(missingIn(raised('kitchen'), published)).toEqual([...views, ...added, 'sections/kok', 'sections/vitvaror']);
});

test('if a part that makes additions to rooms gets a higher version, only these additions become outdated', () => {
  expect(missingIn(raised('kitchen-additions'), published)).toEqual(added);
  expect(missingIn(raised('added-layers'), published)).toEqual(jobs.filter(isAdded).map(({ id }) => id));
});

test('if the part that makes roofing swatches gets a higher version, only these swatches become outdated', () => {
  const patterns = new Set(missingIn(raised('samples/roofing'), published).map((id) => id.replace(/-[-0-9a-f]+$/, '')));
  expect([...patterns].sort()).toEqual([
    'palette/platfals',
    'palette/plattak',
    'palette/sedum',
    'palette/solcell',
    'palette/takpannor',
  ]);
});

test.each<[string, (job: StudioJob) => boolean]>([
  ['exterior', ({ kind, parts }) => kind === 'exterior' || (kind === 'still' && parts.includes('exterior'))],
  ['exterior-layers', ({ kind, parts }) => kind === 'exterior' || (kind === 'still' && parts.includes('exterior'))],
  [
    'interior',
    ({ kind, parts }) => kind === 'interior' || kind === 'addition' || (kind === 'still' && parts.includes('interior')),
  ],
  ['evening', ({ kind, id }) => kind === 'exterior' && id.endsWith('/evening')],
  ['samples', ({ kind }) => kind === 'sample'],
  ['stills', ({ kind }) => kind === 'still'],
  ['splash', ({ kind }) => kind === 'splash'],
])('a higher version of the part %s makes exactly the pictures of this part outdated', (part, isOfIt) => {
  const expected = jobs.filter(isOfIt).map(({ id }) => id);
  expect(expected.length).toBeGreaterThan(0);
  expect(missingIn(raised(part), published)).toEqual(expected);
});

test('every part of the studio makes at least one picture', () => {
  const used = new Set(jobs.flatMap(({ parts }) => parts));
  expect([...used].sort()).toEqual([...studio.parts.keys()].sort());
});

test.each([...studio.parts.keys()])('if only the code in %s changes, no published picture becomes outdated', (part) => {
  expect(missingIn(rewritten(part), published)).toEqual([]);
});

test('unpublished pictures are outdated if the code of their scripts has changed', () => {
  expect(missingIn(rewritten('hall'), inProgress)).toEqual([
    'interior/hall/hall-1',
    'interior/hall/hall-1/hall-floor',
    'sections/trappa',
    'sections/trygghet-och-uppkoppling',
  ]);
});
