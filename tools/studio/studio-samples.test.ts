import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { root } from '../run-node.ts';
import { openStudio } from './studio.ts';
import { studioSamples } from './studio-samples.ts';

const scripts = join(root, 'studio/blender/samples');
const samples = await studioSamples(await openStudio(root));

test('every pattern of a swatch in the range is in the table `PATTERNS` of exactly one script', async () => {
  const names = (await readdir(scripts)).filter((name) => name.endsWith('.py'));
  const texts = await Promise.all(names.map((name) => readFile(join(scripts, name), 'utf8')));
  const tables = texts.flatMap((text) => text.split('\nPATTERNS = {').slice(1)).join('\n');
  const patterns = new Set(samples.map(({ pattern }) => pattern));
  for (const pattern of patterns) expect(tables.split(`'${pattern}': `), pattern).toHaveLength(2);
});

test('every shape in studio/samples.yaml belongs to a sample of the range', async () => {
  const shapes: Record<string, string> = parse(await readFile(join(root, 'studio/samples.yaml'), 'utf8'));
  const ids = new Set(samples.map(({ id }) => basename(id)));
  expect(Object.keys(shapes).filter((id) => !ids.has(id))).toEqual([]);
});
