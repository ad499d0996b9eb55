import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { similarity } from '../../testing/similarity.ts';
import { reduced } from '../media/deliver-composed.ts';
import { encodePicture } from '../media/encode-picture.ts';
import { layOutGallery } from './lay-out-gallery.ts';
import { pixelsOf, sizesOf } from './printed-sizes.ts';

const cover = sizesOf().cover;

test('in the PDF with the larger file size, a picture as wide as the page is 2560 pixels wide, and a narrower one has 300 pixels an inch; in the PDF with the smaller file size, a narrower one has 200', () => {
  expect(pixelsOf(cover, 'large')).toEqual({ width: 2560, height: 2146, quality: 100 });
  expect(pixelsOf({ width: 170, height: 104 }, 'large')).toMatchObject({ width: 2560, quality: 100 });
  const small = layOutGallery(10).flat();
  for (const box of [...small, { width: 13, height: 8 }]) {
    const dotsPerInch = (copy: 'large' | 'light') => (pixelsOf(box, copy).width / box.width) * 25.4;
    expect(dotsPerInch('large')).toBeCloseTo(300, -1);
    expect(dotsPerInch('light')).toBeCloseTo(200, -1);
  }
});

test('a picture in the PDF with the smaller file size looks like the same picture in the PDF with the larger file size', async () => {
  const pictures = join(import.meta.dirname, '../../../../../ranges/bjorkvik/pictures/exterior/bjorkliden-142');
  for (const [camera, box] of [
    ['front', cover],
    ['back', { width: 82, height: 66 }],
    ['evening', { width: 52.6, height: 42 }],
  ] as const) {
    const { quality, ...size } = pixelsOf(box, 'large');
    const large = await encodePicture(sharp(join(pictures, camera, 'base.webp')), size, 'jpeg', quality);
    const light = await reduced(large, pixelsOf(box, 'light'));
    expect(light.length).toBeLessThan(large.length / 2);
    expect(await similarity(large, light), camera).toBeGreaterThanOrEqual(0.97);
  }
});
