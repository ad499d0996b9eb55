import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readRange } from '../packages/range/src/read/read-range.ts';
import { root } from './run-node.ts';
import { differs, pictureOf } from './samples/tell-apart.ts';

// Samples are the small pictures of answers. This test compares them at the size at which the palette (the list of answers) shows them.

const { source } = await readRange(join(root, 'ranges/bjorkvik'));
if (!source) throw new Error('the range could not be read');

/** Questions whose answers differ in colour. */
const ofColour: ReadonlySet<string> = new Set([
  'badrumsmobler',
  'dusch-och-badkar',
  'garageport',
  'handtag',
  'knutar-och-foder',
  'koksluckor',
  'vitvarukulor',
]);

test('at the size of the palette, the samples of any two answers to a question look different', async () => {
  const alike: string[] = [];
  for (const { key, answers } of source.questions) {
    const pictures = await Promise.all(
      answers.flatMap(({ key: answer, sample }) => (sample ? [pictureOf(sample).then((picture) => ({ answer, picture }))] : [])),
    );
    for (const [at, one] of pictures.entries())
      for (const other of pictures.slice(at + 1))
        if (!differs(one.picture, other.picture, ofColour.has(key))) alike.push(`${key}: ${one.answer} and ${other.answer}`);
  }
  expect(alike).toEqual([]);
});

test('two samples that differ only in colour count as equal if their pattern shows no material and the question is not about colour', async () => {
  const [one, two] = await Promise.all(['#6f7f74', '#4f6157'].map((colour) => pictureOf({ pattern: 'dokument', colour })));
  if (!one || !two) throw new Error('no samples');
  expect(differs(one, two, false)).toBe(false);
});

test('two patterns count as different samples only if their pictures look different', async () => {
  const [one, two] = await Promise.all(
    [
      { pattern: 'grund-300', colour: '#a9a8a2' },
      { pattern: 'grund-400', colour: '#a9a8a2' },
    ].map(pictureOf),
  );
  if (!one || !two) throw new Error('no samples');
  expect(differs(one, two, false)).toBe(true);
  expect(differs(one, { ...one, sample: two.sample }, false)).toBe(false);
});
