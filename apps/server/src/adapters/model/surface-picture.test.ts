import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { surfacePictures } from './surface-picture.ts';

test('if making the picture of a material fails, the next call makes the picture and caches it', async () => {
  const pictures = surfacePictures();
  const bricks = { look: 'brick', form: '', colour: '#a04030' } as const;
  const failing = vi.spyOn(sharp.prototype, 'toBuffer').mockRejectedValueOnce(new Error('no memory'));
  await expect(pictures(bricks)).rejects.toThrow('no memory');
  failing.mockRestore();
  const picture = await pictures(bricks);
  expect(picture && (await sharp(picture).metadata()).format).toBe('jpeg');
  expect(await pictures(bricks)).toBe(picture);
});
