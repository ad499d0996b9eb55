import type { Material } from '@gavel/house-model';
import { paintRelief, reliefOf } from '@gavel/house-model/surfaces';
import sharp from 'sharp';
import { BoundedCache } from '../../cache/bounded-cache.ts';

/** The greatest width of a picture in pixels, and its JPEG quality. At this width a façade board of 165 mm has 64 pixels. */
const PIXELS = 512;
const QUALITY = 76;

/**
 * Returns the picture of a material in its colour: a JPEG that repeats without a seam. The first row of its pixels belongs at the
 * lower edge of the surface. Null: the material is smooth and needs no picture.
 */
export type SurfacePictures = (material: Material) => Promise<Uint8Array<ArrayBuffer> | null>;

/**
 * Returns a function that makes the pictures of materials and caches them.
 * @param most how many pictures are cached: each takes about 60 KB, and a tenth of a second to make
 */
export function surfacePictures(most = 60): SurfacePictures {
  const cache = new BoundedCache<Promise<Uint8Array<ArrayBuffer> | null>>(most);
  return (material) => {
    const key = `${material.look} ${material.form} ${material.colour}`;
    return cache.get(key, () => {
      const painted = paint(material);
      // A picture that could not be made is made again at the next call.
      painted.catch(() => cache.forget(key));
      return painted;
    });
  };
}

async function paint({ look, form, colour }: Material): Promise<Uint8Array<ArrayBuffer> | null> {
  const relief = reliefOf(look, form);
  if (!relief) return null;
  const { columns, rows, lights } = paintRelief(relief, Math.min(PIXELS, relief.pixels));
  const bytes = new Uint8Array(columns * rows * 3);
  const shades = linearColour(colour).map((part) =>
    Uint8Array.from({ length: 256 }, (_, light) => encoded(part * linear(light / 255))),
  );
  for (const [index, light] of lights.entries())
    for (const [channel, shade] of shades.entries()) bytes[index * 3 + channel] = shade[light] ?? 0;
  // Make both sides a power of two, because graphics cards of older phones repeat only such pictures.
  const height = 2 ** Math.round(Math.log2(rows));
  const made = sharp(bytes, { raw: { width: columns, height: rows, channels: 3 } }).resize(columns, height, { fit: 'fill' });
  return new Uint8Array(await made.jpeg({ quality: QUALITY }).toBuffer());
}

/** Returns the red, green and blue of `#rrggbb` in linear light, 0–1. */
export function linearColour(colour: string): readonly [red: number, green: number, blue: number] {
  const part = (at: number) => linear(Number.parseInt(colour.slice(at, at + 2), 16) / 255);
  return [part(1), part(3), part(5)];
}

/** Converts sRGB to linear light, 0–1 to 0–1. */
function linear(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

/** Converts linear light to sRGB, 0–1 to 0–255. */
function encoded(value: number): number {
  return Math.round(255 * (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055));
}
