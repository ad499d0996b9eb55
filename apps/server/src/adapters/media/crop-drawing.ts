import sharp from 'sharp';

/** Drawn larger than it says while its edges are looked for. */
const SCALE = 4;
/** Paper left around it, units of the drawing. */
const MARGIN = 2;

/** A line drawing without the empty paper around it. One whose size cannot be read, or that shows nothing, stays as it is. */
export async function cropDrawing(svg: string): Promise<string> {
  const [, width, height] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? [];
  if (!width || !height) return svg;
  try {
    const { info } = await sharp(Buffer.from(svg), { density: 72 * SCALE })
      .trim({ background: { r: 0, g: 0, b: 0, alpha: 0 }, threshold: 1 })
      .toBuffer({ resolveWithObject: true });
    const [left, top] = [-(info.trimOffsetLeft ?? 0) / SCALE - MARGIN, -(info.trimOffsetTop ?? 0) / SCALE - MARGIN];
    const size = [info.width / SCALE + 2 * MARGIN, info.height / SCALE + 2 * MARGIN];
    return svg
      .replace(/(<svg[^>]*?) width="[^"]*"/, '$1')
      .replace(/(<svg[^>]*?) height="[^"]*"/, '$1')
      .replace(/viewBox="[^"]*"/, `viewBox="${[left, top, ...size].join(' ')}"`);
  } catch {
    return svg;
  }
}
