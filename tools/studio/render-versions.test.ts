import { globSync } from 'node:fs';
import { appendFile, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { root } from '../run-node.ts';
import { recipeOf } from './made.ts';
import { changedScripts, codeOf, confirmScripts, readParts, withoutComments } from './render-versions.ts';
import { openStudio } from './studio.ts';
import { studioStills } from './studio-stills.ts';
import { studioSplash, studioViews } from './studio-views.ts';

/** Returns a copy of the studio's input files, which a test can change. */
async function aCopy(): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), 'gavel-studio-'));
  onTestFinished(() => rm(copy, { recursive: true }));
  const scripts = globSync(['studio/**/*.{py,yaml}', 'tools/studio/*.ts'], { cwd: root, exclude: ['**/node_modules'] });
  for (const script of scripts) await cp(join(root, script), join(copy, script), { recursive: true });
  return copy;
}

/** Returns the recipes of the jobs in `copy`, by job id. Leaves out additions, and swatches, which need a range that `copy` lacks. */
async function recipesIn(copy: string) {
  const studio = await openStudio(copy);
  const views = await studioViews(studio);
  const jobs = [...views, await studioSplash(studio), ...(await studioStills(studio, views))];
  return new Map(jobs.map((job) => [job.id, { ...recipeOf(studio, job), code: codeOf(studio.parts, job.parts) }]));
}

test('no picture needs a new render if only comments change, in scripts or in descriptions', async () => {
  const copy = await aCopy();
  const before = await recipesIn(copy);
  expect(before.size).toBeGreaterThan(100);
  for (const file of globSync('studio/**/*.{py,yaml}', { cwd: copy }))
    await appendFile(join(copy, file), '\n\n# Said in other words.\n');
  for (const file of globSync('tools/studio/*.ts', { cwd: copy }))
    await appendFile(join(copy, file), '\n/** Said in other words. */\n');
  expect(await recipesIn(copy)).toEqual(before);
});

test('a changed measure of a house changes only the recipes of this house’s pictures', async () => {
  const copy = await aCopy();
  const before = await recipesIn(copy);
  const file = join(copy, 'studio/houses/carport-24.yaml');
  const house = await readFile(file, 'utf8');
  await writeFile(file, house.replace('length: ', 'length: 1'));
  const changed = [...(await recipesIn(copy))].filter(([id, { description }]) => before.get(id)?.description !== description);
  const own = ['card', 'garden', 'thumb-1'].map((still) => `houses/carport-24/${still}`);
  expect(changed.map(([id]) => id)).toEqual(['exterior/carport-24/front', ...own, 'bundles/svart-och-enkelt']);
});

test('changedScripts reports a changed script, with the parts of the studio that contain it, until somebody confirms the versions of these parts', async () => {
  const copy = await aCopy();
  await confirmScripts(copy, await readParts(copy));
  await appendFile(join(copy, 'studio/blender/interior/hall.py'), '\n# A comment.\n');
  expect(await changedScripts(copy, await readParts(copy))).toEqual([]);
  await appendFile(join(copy, 'studio/darkroom/boxes.py'), '\nMARGIN = 25\n');
  const parts = await readParts(copy);
  expect(await changedScripts(copy, parts)).toEqual([
    { script: 'studio/darkroom/boxes.py', parts: { 'exterior-layers': 1, 'interior-layers': 1 } },
  ]);
  await confirmScripts(copy, parts);
  expect(await changedScripts(copy, parts)).toEqual([]);
});

test('every script of Blender and of the darkroom belongs to a part', async () => {
  const known = new Set([...(await readParts(root)).values()].flatMap(({ scripts }) => Object.keys(scripts)));
  const scripts = globSync('studio/{blender,darkroom}/**/*.py', { cwd: root });
  expect(scripts.length).toBeGreaterThan(70);
  expect(scripts.filter((script) => !known.has(script))).toEqual([]);
});

test('readParts rejects a part whose script does not exist and a part without a version', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'gavel-studio-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await mkdir(join(folder, 'studio'));
  const versions = (text: string) => writeFile(join(folder, 'studio/render-versions.yaml'), text);
  await versions('kitchen: { version: 1, scripts: [studio/kitchn.py] }');
  await expect(readParts(folder)).rejects.toThrow('kitchen names studio/kitchn.py, which is no script');
  await versions('kitchen: { scripts: [studio/kitchen.py] }');
  await expect(readParts(folder)).rejects.toThrow('version');
});

test.each([
  ['python', "'''kept'''  # gone\n\n  \nx = '#6a2219' # gone\n", "'''kept'''\nx = '#6a2219'"],
  [
    'python',
    '"""A docstring\nof two lines."""\n\ndef f():\n    """One more."""\n    return "it\'s # this"\n',
    'def f():\n    return "it\'s # this"',
  ],
  [
    'typescript',
    "/** Gone. */\nconst a = '// kept'; // gone\nconst b = `/* kept */`;\n",
    "const a = '// kept';\nconst b = `/* kept */`;",
  ],
] as const)('withoutComments removes comments of %s but not strings', (language, text, code) => {
  expect(withoutComments(text, language)).toBe(code);
});
