import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPictureManifest } from '@gavel/contract';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { root } from '../run-node.ts';
import { withBoxes } from './measure-layers.ts';

const pictures = join(root, 'ranges/bjorkvik/pictures/exterior');

test('a layer file that stores only a part of the picture opens at the size of the whole picture, with that part in the layer’s box', async () => {
  let seen = 0;
  for (const house of readdirSync(pictures)) {
    const folder = join(pictures, house);
    const { manifest } = readPictureManifest(JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')));
    for (const { width, height, layers = [] } of Object.values(manifest.cameras)) {
      const layer = layers.find(({ picture, box }) => box && box.width > 1 && isFrame(join(folder, picture)));
      if (!layer) continue;
      expect(await sharp(join(folder, layer.picture)).metadata()).toMatchObject({ width, height, hasAlpha: true });
      expect(await withBoxes(folder, [{ picture: layer.picture, keys: layer.keys }])).toEqual([layer]);
      seen++;
    }
  }
  expect(seen).toBeGreaterThan(10);
});

/** Returns whether the file is a WebP animation, here of one frame. */
function isFrame(file: string): boolean {
  return readFileSync(file).subarray(0, 64).includes('ANMF');
}
