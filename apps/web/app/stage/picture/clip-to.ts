import type { PictureBox } from '@gavel/core';

/** How far a small rendition smears over an edge at most, a share of the picture: three pixels of the narrowest, 640 wide. */
const SMEAR = 0.005;

/**
 * Clips a layer to what it shows of its picture: a CSS `inset()` in shares of it, so that it holds at any size. It spares the browser the
 * blending of what is clear; most layers are a door or a chimney, and ten as large as the stage take longer than all else a choice does.
 */
export function clipTo(box: PictureBox, { width, height }: Pick<PictureBox, 'width' | 'height'>): string {
  const top = box.y / height;
  const right = 1 - (box.x + box.width) / width;
  const bottom = 1 - (box.y + box.height) / height;
  const left = box.x / width;
  const shares = [top, right, bottom, left].map((share) => `${(Math.max(0, share - SMEAR) * 100).toFixed(2)}%`);
  return `inset(${shares.join(' ')})`;
}
