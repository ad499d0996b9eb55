import { join } from 'node:path';
import type { PictureBox } from '@gavel/core';
import sharp from 'sharp';

/** Of 255: what a layer shows less than this is a soft edge, not the thing. */
const SEEN = 24;

interface Layer {
  readonly picture: string;
  readonly keys: Readonly<Record<string, string>>;
}

/** The box round all that the layers of a house show, their shadows left out; pixels of its picture. `folder` is the house's. */
export async function measureSubject(folder: string, layers: readonly Layer[]): Promise<PictureBox> {
  const shown = layers.filter(({ picture, keys }) => Object.keys(keys).length > 0 && !picture.endsWith('-shadow.webp'));
  let [left, top, right, bottom] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, 0, 0];
  for (const { picture } of shown) {
    const alpha = sharp(join(folder, picture)).ensureAlpha().extractChannel('alpha').raw();
    const { data, info } = await alpha.toBuffer({ resolveWithObject: true });
    for (let at = 0; at < data.length; at++) {
      if ((data[at] ?? 0) < SEEN) continue;
      const [x, y] = [at % info.width, Math.floor(at / info.width)];
      left = Math.min(left, x);
      right = Math.max(right, x + 1);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y + 1);
    }
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
}
