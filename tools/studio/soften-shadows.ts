import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ManifestLayer, PictureBox } from '@gavel/core';
import sharp from 'sharp';

/** The width of the fade at a side that is cut off, in pixels. */
const REACH = 40;
/** An edge whose alpha is at most this, of 255, is invisible. */
const FAINT = 16;
/**
 * Shadows are blurred over squares of 11 pixels. So a shadow that is not cut off has half of its darkness this many pixels inside
 * the edge of the shadow.
 */
const SOFT = 6;

/**
 * Fades out each shadow layer of one camera towards the sides at which the layer's box cuts the shadow off, since a cut shadow would
 * show a straight edge on the wall. Returns the number of changed layers; a second run changes nothing. Skips layers with a porch's
 * shadow on one paint, such as `porch-skarmtak-shadow-wall-falurod.webp`, because their cut sides are invisible.
 * @param folder the folder of the house
 * @param layers measured layers, which are transparent outside their boxes
 */
export async function softenShadows(folder: string, layers: readonly ManifestLayer[]): Promise<number> {
  let count = 0;
  for (const { picture, box } of layers) {
    if (!box || !picture.endsWith('-shadow.webp')) continue;
    const file = join(folder, picture);
    const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    if (!fadeCutSides(data, info, box)) continue;
    const raw = { width: info.width, height: info.height, channels: 4 } as const;
    // Use lossless WebP for a layer of one colour, because it is smaller.
    await writeFile(file, await sharp(data, { raw }).webp({ lossless: true, effort: 4 }).toBuffer());
    count++;
  }
  return count;
}

/** Fades the cut sides of raw RGBA in place, and returns whether any side was cut. Sides at the edge of the picture do not change. */
export function fadeCutSides(
  data: Uint8Array,
  whole: { readonly width: number; readonly height: number },
  box: PictureBox,
): boolean {
  const alphaAt = (across: number, down: number) => (down * whole.width + across) * 4 + 3;
  const [right, bottom] = [box.x + box.width - 1, box.y + box.height - 1];
  /** For each side, a function that returns the indices of the alpha values on the line `step` pixels inside this side. */
  const sides = [
    box.x > 0 && upright((step) => box.x + step),
    right < whole.width - 1 && upright((step) => right - step),
    box.y > 0 && level((step) => box.y + step),
    bottom < whole.height - 1 && level((step) => bottom - step),
  ].filter((side) => side !== false);
  // Find all cut sides before changing any of them, because fading one side changes the pixels at the others.
  const cut = sides.filter((line) => {
    const [side, inner] = [line(0), line(SOFT)].map((indices) => indices.map((index) => data[index] ?? 0));
    return Math.max(...(side ?? [])) > FAINT && sum(side ?? []) > 0.5 * sum(inner ?? []);
  });
  for (const line of cut)
    for (let step = 0; step < REACH; step++) {
      const share = smoothly((step + 0.5) / REACH);
      for (const index of line(step)) data[index] = Math.round((data[index] ?? 0) * share);
    }
  return cut.length > 0;

  function upright(across: (step: number) => number) {
    return (step: number) => Array.from({ length: box.height }, (_, at) => alphaAt(across(step), box.y + at));
  }

  function level(down: (step: number) => number) {
    return (step: number) => Array.from({ length: box.width }, (_, at) => alphaAt(box.x + at, down(step)));
  }
}

function sum(values: readonly number[]): number {
  return values.reduce((all, one) => all + one, 0);
}

function smoothly(share: number): number {
  return share * share * (3 - 2 * share);
}
