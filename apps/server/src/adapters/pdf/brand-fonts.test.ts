import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readBrandFonts } from './brand-fonts.ts';

const product = join(import.meta.dirname, '../../../fonts/newsreader-regular.ttf');

test('readBrandFonts returns the font families of the range, and null for a family whose file is missing or is not a font', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'gavel-fonts-'));
  try {
    expect(await readBrandFonts(join(folder, 'none'))).toEqual({ serif: null, sans: null });
    await copyFile(product, join(folder, 'heading-regular.ttf'));
    await writeFile(join(folder, 'text-regular.ttf'), 'no font at all');
    expect(await readBrandFonts(folder)).toEqual({ serif: 'Newsreader', sans: null });
  } finally {
    await rm(folder, { recursive: true });
  }
});
