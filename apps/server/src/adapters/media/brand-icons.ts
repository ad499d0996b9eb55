import sharp from 'sharp';
import { BoundedCache } from '../../cache/bounded-cache.ts';

/** The builder's logo in an icon. */
export interface Sign {
  /** An SVG path in a box of 18 × 18. */
  readonly path: string;
  /** The background, `#rrggbb`. */
  readonly colour: string;
}

/**
 * Returns an icon as a PNG: the logo in white on the builder's colour.
 * @param size the side of the icon in px
 * @param share the width of the logo as a fraction of the icon's width
 */
export function drawIcon({ path, colour }: Sign, size: number, share = 0.62): Promise<Buffer> {
  const safe = path.replace(/[^\w\s.,-]/g, '');
  const side = 18 / share;
  const edge = (18 - side) / 2;
  const box = `${edge} ${edge} ${side} ${side}`;
  const ground = `<rect x="${edge}" y="${edge}" width="${side}" height="${side}" fill="${colour}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="${box}">${ground}<path d="${safe}" fill="none" stroke="#fff" stroke-width="1.5"/></svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

/** The number of drawn icons that are kept. A brand has eight. */
const KEPT_ICONS = 30;

/** Returns `drawIcon` with a cache, so that clients cannot make the server draw the same icon again and again. */
export function drawnOnce(draw = drawIcon): typeof drawIcon {
  const kept = new BoundedCache<Buffer>(KEPT_ICONS);
  return async (sign, size, share) => {
    const key = JSON.stringify([sign.path, sign.colour, size, share]);
    const icon = kept.find(key) ?? (await draw(sign, size, share));
    kept.put(key, icon);
    return icon;
  };
}

/**
 * Packs PNGs into one `.ico` file. All current browsers support PNG in `.ico` files.
 * @param pngs each with its side in px, at most 255
 */
export function packIco(pngs: readonly { readonly size: number; readonly png: Buffer }[]): Buffer {
  const head = Buffer.alloc(HEAD + pngs.length * ENTRY);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pngs.length, 4);
  let offset = head.length;
  for (const [at, { size, png }] of pngs.entries()) {
    const entry = HEAD + at * ENTRY;
    head.writeUInt8(size, entry);
    head.writeUInt8(size, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(png.length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  }
  return Buffer.concat([head, ...pngs.map(({ png }) => png)]);
}

/** The size of an icon file's header, and of its entry for each icon, in bytes. */
const HEAD = 6;
const ENTRY = 16;
