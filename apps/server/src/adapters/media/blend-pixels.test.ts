import fc from 'fast-check';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { blendPixels } from './blend-pixels.ts';

const pixel = fc.tuple(byte(), byte(), byte(), byte());

test('blending a transparent pixel changes nothing, and blending an opaque pixel replaces the one below', () => {
  fc.assert(
    fc.property(pixel, pixel, ([r, g, b], below) => {
      expect(blend(below, [r, g, b, 0])).toEqual(below);
      expect(blend(below, [r, g, b, 255])).toEqual([r, g, b, 255]);
    }),
  );
});

test('half transparent black over white gives grey', () => {
  expect(blend([255, 255, 255, 255], [0, 0, 0, 128])).toEqual([127, 127, 127, 255]);
});

test('blending a pixel over a transparent pixel gives the upper pixel unchanged', () => {
  expect(blend([0, 255, 0, 0], [200, 30, 20, 77])).toEqual([200, 30, 20, 77]);
});

test('two half transparent pixels, one over the other, are more opaque than either of them alone', () => {
  expect(blend([0, 0, 255, 128], [255, 0, 0, 128])).toEqual([170, 0, 85, 192]);
});

test('blendPixels changes only the pixels of the given area', () => {
  const below = Buffer.alloc(4 * 4 * 3);
  blendPixels(below, 4, Buffer.alloc(4 * 2 * 2, 255), { left: 1, top: 1, width: 2, height: 2 });
  const alphas = below.filter((_, at) => at % 4 === 3);
  expect([...alphas]).toEqual([0, 0, 0, 0, 0, 255, 255, 0, 0, 255, 255, 0]);
});

test('over an opaque picture, blendPixels gives the same result as sharp, except for rounding', async () => {
  const size = { width: 64, height: 64, channels: 4 } as const;
  await fc.assert(
    fc.asyncProperty(fc.array(pixel, { minLength: 4096, maxLength: 4096 }), async (pixels) => {
      const above = Buffer.from(pixels.flat());
      const below = Buffer.from(pixels.flatMap(([r, g, b]) => [b, r, g, 255]));
      const theirs = await sharp(below, { raw: size })
        .composite([{ input: above, raw: size }])
        .raw()
        .toBuffer();
      blendPixels(below, size.width, above, { ...size, left: 0, top: 0 });
      const differences = below.map((value, at) => Math.abs(value - (theirs[at] ?? 0)));
      expect(Math.max(...differences)).toBeLessThanOrEqual(1);
    }),
    { numRuns: 5 },
  );
});

function byte() {
  return fc.nat(255);
}

function blend(below: readonly number[], above: readonly number[]): number[] {
  const pixels = Buffer.from(new Uint8Array(below).buffer);
  blendPixels(pixels, 1, Buffer.from(new Uint8Array(above).buffer), { left: 0, top: 0, width: 1, height: 1 });
  return [...pixels];
}
