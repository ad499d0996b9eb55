import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { assignIds, printIdsLock } from '@gavel/range/publishing';
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { villaPictures } from '../../packages/range/src/testing/small-pictures.ts';
import { readSource, writeRange } from '../../packages/range/src/testing/write-range.ts';
import { writeAnswers } from './write-answers.ts';

const told = vi.spyOn(console, 'log').mockReturnValue();

const RED = [160, 0, 0];
const BLACK = [0, 0, 0];

async function painted([r = 0, g = 0, b = 0]: readonly number[]): Promise<Buffer> {
  return sharp({ create: { width: 200, height: 150, channels: 3, background: { r, g, b } } })
    .webp({ lossless: true })
    .toBuffer();
}

/** Returns the small range for tests. Its villa is red in the base picture and black in the layer above the base picture. */
async function aRange(): Promise<string> {
  const [red, black] = [await painted(RED), await painted(BLACK)];
  const pictures = Object.entries(villaPictures).map(([file, content]): [string, string | Buffer] => [
    file,
    file.endsWith('base.webp') ? red : file.endsWith('.webp') ? black : content,
  ]);
  const changes = Object.fromEntries(pictures);
  const source = await readSource(changes);
  const folder = await writeRange(changes);
  await writeFile(join(folder, 'ids.lock.yaml'), printIdsLock(assignIds(source, source.idsLock)));
  return folder;
}

test('writeAnswers shows each answer beside the standard answer of its question, from each camera, and lists answers that change no picture', async () => {
  const folder = await aRange();
  const page = await readFile(await writeAnswers(folder, join(folder, 'answers'), ['villa']), 'utf8');
  expect(page).toContain('Fasadkulör: Svart, front, was: Röd; Fasadkulör: Svart, back, was: Röd');
  expect(page).toContain('<h3>Change no picture</h3>\n<ul><li>Altan: Stor altan');
  expect(told).toHaveBeenLastCalledWith(expect.stringMatching(/^villa: 2 pairs on 1 sheets; \d answers change no picture$/));
  const { data, info } = await sharp(join(folder, 'answers/villa-1.png'))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)];
  expect(at(160, 170)).toEqual(RED);
  expect(at(510, 170)).toEqual(BLACK);
});

test('if no house of the range has a given name, writeAnswers throws an error that contains this name', async () => {
  await expect(writeAnswers(await aRange(), '/nowhere', ['vila'])).rejects.toThrow('there is no house vila');
});
