import { type Light, linear } from './colour.ts';

/** A painted plant at several sizes, each half as large as the previous one: four numbers for each pixel, premultiplied by opacity. */
export interface Sprite {
  readonly levels: readonly { readonly size: number; readonly values: Float32Array }[];
}

/** Paints dabs of colour on a transparent square of `size` pixels; colours are 0–255. */
export interface Painter {
  readonly size: number;
  /**
   * Paints an ellipse with its middle at (x, y), in pixels from the upper left corner.
   * @param radius half of the ellipse's length, in pixels
   * @param narrow half of the ellipse's width, in pixels
   * @param turn the direction of the ellipse's length: radians from the x axis, clockwise
   */
  dab(x: number, y: number, radius: number, narrow: number, turn: number, colour: readonly [number, number, number]): void;
  /** Paints a curve from the first point to the last, bent towards the point in the middle. */
  stroke(
    points: readonly [number, number, number, number, number, number],
    wide: number,
    colour: readonly [number, number, number],
  ): void;
}

export function paintSprite(size: number, paint: (painter: Painter) => void): Sprite {
  const pixels = new Float32Array(size * size * 4);
  const painter: Painter = {
    size,
    dab(x, y, radius, narrow, turn, colour) {
      const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
      const reach = Math.max(radius, narrow) + 1;
      for (let row = Math.max(0, Math.floor(y - reach)); row <= Math.min(size - 1, y + reach); row++)
        for (let column = Math.max(0, Math.floor(x - reach)); column <= Math.min(size - 1, x + reach); column++) {
          const [dx, dy] = [column + 0.5 - x, row + 0.5 - y];
          const from = Math.hypot((dx * cos + dy * sin) / radius, (dy * cos - dx * sin) / narrow);
          const cover = Math.min(1, Math.max(0, 0.5 + (1 - from) * Math.min(radius, narrow)));
          if (cover > 0) over(pixels, (row * size + column) * 4, colour, cover);
        }
    },
    stroke([x0, y0, x1, y1, x2, y2], wide, colour) {
      const steps = Math.max(
        2,
        Math.ceil((Math.hypot(x1 - x0, y1 - y0) + Math.hypot(x2 - x1, y2 - y1)) / Math.max(0.7, wide / 2)),
      );
      for (let step = 0; step <= steps; step++) {
        const t = step / steps;
        const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t * t];
        painter.dab(a * x0 + b * x1 + c * x2, a * y0 + b * y1 + c * y2, wide / 2, wide / 2, 0, colour);
      }
    },
  };
  paint(painter);
  for (let at = 0; at < pixels.length; at += 4) {
    const alpha = pixels[at + 3] ?? 0;
    for (let part = at; part < at + 3; part++) pixels[part] = linear((pixels[part] ?? 0) / Math.max(alpha, 1e-6)) * alpha;
  }
  const levels = [{ size, values: pixels }];
  for (let last = levels.at(-1); last && last.size > 8; last = levels.at(-1)) levels.push(halved(last));
  return { levels };
}

function over(pixels: Float32Array, at: number, colour: readonly [number, number, number], cover: number): void {
  for (let part = 0; part < 3; part++) pixels[at + part] = (pixels[at + part] ?? 0) * (1 - cover) + (colour[part] ?? 0) * cover;
  pixels[at + 3] = (pixels[at + 3] ?? 0) * (1 - cover) + cover;
}

function halved({ size: wide, values: fine }: Sprite['levels'][number]) {
  const size = wide >> 1;
  const values = new Float32Array(size * size * 4);
  for (let row = 0; row < size; row++)
    for (let column = 0; column < size; column++)
      for (let part = 0; part < 4; part++) {
        const at = (x: number, y: number) => fine[((row * 2 + y) * wide + column * 2 + x) * 4 + part] ?? 0;
        values[(row * size + column) * 4 + part] = (at(0, 0) + at(1, 0) + at(0, 1) + at(1, 1)) / 4;
      }
  return { size, values };
}

/**
 * Writes the colour at a place of a sprite, and returns the opacity there, 0–1.
 * @param u 0–1 from the sprite's left edge
 * @param v 0–1 from the sprite's upper edge
 * @param pixels the height of the sprite in the picture
 */
export function spriteAt({ levels }: Sprite, u: number, v: number, pixels: number, into: Light): number {
  const wanted = Math.round(Math.log2((levels[0]?.size ?? 1) / Math.max(1, pixels)));
  const level = levels[Math.min(levels.length - 1, Math.max(0, wanted))];
  if (!level) return 0;
  const { size, values } = level;
  const x = Math.max(0, u * size - 0.5);
  const y = Math.max(0, v * size - 0.5);
  const left = Math.floor(x);
  const top = Math.floor(y);
  const partX = x - left;
  const partY = y - top;
  const a = Math.min(size - 1, left) * 4;
  const b = Math.min(size - 1, left + 1) * 4;
  const c = Math.min(size - 1, top) * size * 4;
  const d = Math.min(size - 1, top + 1) * size * 4;
  let cover = 0;
  for (let part = 0; part < 4; part++) {
    const upper = (values[c + a + part] ?? 0) * (1 - partX) + (values[c + b + part] ?? 0) * partX;
    const lower = (values[d + a + part] ?? 0) * (1 - partX) + (values[d + b + part] ?? 0) * partX;
    const value = upper * (1 - partY) + lower * partY;
    if (part < 3) into[part] = value;
    else cover = value;
  }
  return cover;
}
