import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ManifestLayer, PictureBox } from '@gavel/core';
import sharp from 'sharp';

/** Pixels from the side of a box that a shadow ends at, in which it fades. */
const REACH = 40;
/** Of 255: nobody sees where what is so faint ends. */
const FAINT = 16;
/** Shadows are means of squares of 11 pixels, so where one ends by itself it is half as dark so far inside. */
const SOFT = 6;

/**
 * A shadow is cut out with a box round the thing that throws it, and may reach further, or have specks at the side of the box: the wall would
 * show a straight edge there. Lets those of one camera fade before the side; answers how many had to. Once more it changes nothing. A porch's
 * shadows, one for every paint, end where nobody sees it, and stay.
 * @param folder of the house
 * @param layers measured: each with the box outside of which it is clear
 */
export async function softenShadows(folder: string, layers: readonly ManifestLayer[]): Promise<number> {
  let count = 0;
  for (const { picture, box } of layers) {
    if (!box || !picture.endsWith('-shadow.webp')) continue;
    const file = join(folder, picture);
    const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    if (!fadeCutSides(data, info, box)) continue;
    const raw = { width: info.width, height: info.height, channels: 4 } as const;
    // Of one colour: without loss it is smaller.
    await writeFile(file, await sharp(data, { raw }).webp({ lossless: true, effort: 4 }).toBuffer());
    count++;
  }
  return count;
}

/** Changes raw RGBA in place; answers whether it had to. What the picture's own side cuts stays as it is. */
export function fadeCutSides(
  data: Uint8Array,
  whole: { readonly width: number; readonly height: number },
  box: PictureBox,
): boolean {
  const alphaAt = (across: number, down: number) => (down * whole.width + across) * 4 + 3;
  const [right, bottom] = [box.x + box.width - 1, box.y + box.height - 1];
  /** Each side with the alpha that lies on the line so many pixels inside of it. */
  const sides = [
    box.x > 0 && upright((step) => box.x + step),
    right < whole.width - 1 && upright((step) => right - step),
    box.y > 0 && level((step) => box.y + step),
    bottom < whole.height - 1 && level((step) => bottom - step),
  ].filter((side) => side !== false);
  // All are judged before any is changed.
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
