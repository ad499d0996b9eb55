import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SIGN } from '../apps/server/src/adapters/pdf/printable-text.ts';
import { Lettering } from '../packages/drawings/src/plan/write-text.ts';
import { emoji } from './fonts/emoji.ts';
import { rareLetters, unusualIn, usualLetters } from './fonts/letters.ts';
import { EMOJI_FONT, makeFonts } from './fonts/make-fonts.ts';
import { root } from './run-node.ts';

test('the committed fonts and their style sheet equal the output of `npm run fonts`', async () => {
  for (const [name, content] of await makeFonts()) {
    const committed = await readFile(join(root, name));
    expect(committed.equals(content), `${name} is not as it is made: run npm run fonts`).toBe(true);
  }
});

test('the emoji font of documents has at most 300 KB, the common emoji, and the symbol for missing glyphs', async () => {
  const font = (await makeFonts()).get(EMOJI_FONT) ?? expect.fail();
  expect(font.length).toBeLessThanOrEqual(300_000);
  for (const usual of ['😀', '👨', '👩', '👧', '🏡', '❤', '🎄', SIGN]) expect(emoji.has(usual), usual).toBe(true);
});

test('the usual set of characters covers the texts of Gavel and those of the demo range', async () => {
  const missing = [...(await unusualOf('packages/texts/src', '.ts')), ...(await unusualOf('ranges/bjorkvik', '.yaml'))];
  expect(missing).toEqual([]);
});

test('drawings have an outline for every usual character', () => {
  const outlineOf = (letter: string) => {
    const lettering = new Lettering({ least: 0, isSparse: false });
    return lettering.write(letter, 0, 0, 1000, 'regular') && / d="[^"]+"/.exec(lettering.definitions)?.[0];
  };
  const frame = outlineOf('Ж');
  // Leave out the two spaces and the soft hyphen, which are blank, and the arrows to the left and to the right, which the font
  // lacks.
  const drawn = usualLetters.difference(new Set(' \u00a0\u00ad←→'));
  expect([...drawn].filter((letter) => [undefined, frame].includes(outlineOf(letter)))).toEqual([]);
});

test('unusualIn returns the characters of a text that are not usual, and no character is both rare and usual', () => {
  expect(unusualIn('Õunapuu i Łódź')).toEqual(['Õ', 'Ł', 'ź']);
  expect(rareLetters.has('Õ')).toBe(true);
  expect([...rareLetters].filter((letter) => usualLetters.has(letter))).toEqual([]);
});

/** Returns the unusual characters in the files under a folder, each with the file's name. */
async function unusualOf(folder: string, ending: string): Promise<readonly string[]> {
  const files = (await readdir(join(root, folder), { recursive: true })).filter((name) => name.endsWith(ending));
  expect(files.length).toBeGreaterThan(0);
  const found = await Promise.all(
    files.map(async (name) =>
      unusualIn(await readFile(join(root, folder, name), 'utf8')).map((letter) => `${letter} in ${name}`),
    ),
  );
  return found.flat();
}
