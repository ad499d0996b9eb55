import type { PictureBox } from '@gavel/core';

/**
 * How far an edge is blurred when a small rendition is scaled up, as a fraction of the picture: about three pixels of the smallest
 * rendition on the stage, which is 640 pixels wide.
 */
const SMEAR = 0.005;

/**
 * Returns a CSS `inset()` that clips a layer to its box. The values are fractions of the picture, so they apply at any size. The clipping
 * saves the browser the blending of transparent parts: most layers show only a door or a chimney. Blending ten layers as large as the stage
 * would take longer than everything else after a choice.
 */
export function clipTo(box: PictureBox, { width, height }: Pick<PictureBox, 'width' | 'height'>): string {
  const top = box.y / height;
  const right = 1 - (box.x + box.width) / width;
  const bottom = 1 - (box.y + box.height) / height;
  const left = box.x / width;
  const shares = [top, right, bottom, left].map((share) => `${(Math.max(0, share - SMEAR) * 100).toFixed(2)}%`);
  return `inset(${shares.join(' ')})`;
}
