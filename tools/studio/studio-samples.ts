import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { isDiagram } from '@gavel/core';
import { sampleId } from '@gavel/range/publishing';
import { parse } from 'yaml';
import { readFiles } from '../../packages/range/src/read/read-files.ts';
import { parseSource } from '../../packages/range/src/source/parse-source.ts';
import { hashOf } from './hash-of.ts';
import type { Job } from './made.ts';
import type { Studio } from './studio.ts';

/** A swatch of the palette. */
export interface StudioSample extends Job {
  readonly kind: 'sample';
  readonly pattern: string;
  readonly colour: string;
  readonly accent: string | null;
  /** What the swatch shows, if its pattern can show several kinds of objects; null: the pattern shows only one. */
  readonly shape: string | null;
}

/** How every swatch is rendered: its width and height in pixels, Blender's samples for each pixel, and the encoder's quality. */
export const SWATCH = { size: 480, samples: 6, quality: 84 } as const;

/** Returns every sample of the range that is rendered, once. Throws when the range cannot be read, or when no script draws a pattern. */
export async function studioSamples({ root }: Studio): Promise<StudioSample[]> {
  // Read the range without its pictures: there are thousands of pictures, and the swatches must be made before them.
  const { source } = parseSource((await readFiles(join(root, 'ranges/bjorkvik'))).files);
  if (!source) throw new Error('the range has faults: npm run range -- check ranges/bjorkvik');
  const shapes: Record<string, string> = parse(await readFile(join(root, 'studio/samples.yaml'), 'utf8'));
  const partOf = await partByPattern(root);
  const samples = [
    ...source.questions.flatMap(({ answers }) => answers.map(({ sample }) => sample)),
    ...source.productInformation.flatMap(({ items }) => items.flatMap(({ sample }) => sample ?? [])),
  ];
  // Leave out diagrams, which are drawn and not rendered.
  const rendered = samples.filter(({ pattern }) => !isDiagram(pattern));
  const byId = new Map(rendered.map((sample) => [sampleId(sample), sample]));
  return [...byId].map(([id, { pattern, colour, accent = null }]) => {
    const shape = shapes[id] ?? null;
    return {
      ...{ kind: 'sample', id: `palette/${id}`, pattern, colour, accent, shape },
      descriptionHash: hashOf([pattern, colour, accent, shape, SWATCH]),
      parts: ['samples', partOf(pattern)],
      guess: 6,
    };
  });
}

/** Returns a function that finds the part of the studio that draws a pattern. A part has the name of its script: `samples/boards`. */
async function partByPattern(root: string): Promise<(pattern: string) => string> {
  const folder = join(root, 'studio/blender/samples');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.py'));
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return (pattern) => {
    const name = names[texts.findIndex((text) => text.includes(`'${pattern}': `))];
    if (!name) throw new Error(`no script in studio/blender/samples draws ${pattern}`);
    return `samples/${basename(name, '.py')}`;
  };
}
