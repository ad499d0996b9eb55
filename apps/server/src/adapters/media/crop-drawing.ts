import sharp from 'sharp';
import type { Size } from './picture-sizes.ts';

/** The width, in pixels, of the rendered picture in which the edges of a drawing are found. */
const LOOKED_AT = 640;

const PAPER = '#ffffff';

/** A line drawing, and its size in the units of its `viewBox`. */
export interface CroppedDrawing {
  readonly svg: string;
  readonly size: Size;
}

/**
 * Returns a line drawing (SVG) without its empty margins. An empty drawing is returned with its own size. Null: the size of the
 * drawing cannot be read.
 */
export async function cropDrawing(svg: string): Promise<CroppedDrawing | null> {
  const [, x, y, width, height] = (/viewBox="(-?[\d.]+) (-?[\d.]+) ([\d.]+) ([\d.]+)"/.exec(svg) ?? []).map(Number);
  if (x === undefined || y === undefined || !width || !height) return null;
  const sized = svg.replace(/(<svg[^>]*?) width="[^"]*"/, '$1').replace(/(<svg[^>]*?) height="[^"]*"/, '$1');
  const seen = await edgesOf(sized, { width, height });
  if (!seen) return { svg: sized, size: { width, height } };
  const box = { x: x + seen.left, y: y + seen.top, width: seen.width, height: seen.height };
  const cropped = sized.replace(/viewBox="[^"]*"/, `viewBox="${[box.x, box.y, box.width, box.height].join(' ')}"`);
  return { svg: cropped, size: { width: box.width, height: box.height } };
}

/**
 * Returns the box of the drawn area, in units from the upper left corner, with a margin of one pixel; null: the drawing is empty or
 * cannot be rendered.
 */
async function edgesOf(svg: string, { width, height }: Size) {
  const scale = LOOKED_AT / width;
  try {
    const drawn = svg.replace('<svg', `<svg width="${LOOKED_AT}" height="${height * scale}"`);
    // Put the drawing on a white background first. Half transparent edge pixels would otherwise count as drawn.
    const laid = await sharp(Buffer.from(drawn)).flatten({ background: PAPER }).png({ compressionLevel: 0 }).toBuffer();
    const { info } = await sharp(laid).trim({ background: PAPER, threshold: 10 }).toBuffer({ resolveWithObject: true });
    const unit = 1 / scale;
    const left = -(info.trimOffsetLeft ?? 0) * unit - unit;
    const top = -(info.trimOffsetTop ?? 0) * unit - unit;
    return { left, top, width: (info.width + 2) * unit, height: (info.height + 2) * unit };
  } catch {
    return null;
  }
}
