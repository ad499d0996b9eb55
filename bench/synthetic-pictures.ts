import sharp from 'sharp';

/**
 * The size in pixels of the pictures of a house, as the studio renders them, and the part of them that every screen must show
 * (`subject`).
 */
export const frame = { width: 2000, height: 1430, subject: { x: 420, y: 420, width: 1160, height: 640 } };

/** For each category, the box in which its layers are opaque. The lowest layer comes first. */
const boxes: Readonly<Record<string, { x: number; y: number; width: number; height: number }>> = {
  facade: { x: 420, y: 640, width: 1160, height: 420 },
  roof: { x: 420, y: 420, width: 1160, height: 240 },
  trim: { x: 400, y: 620, width: 1200, height: 60 },
  windows: { x: 520, y: 720, width: 900, height: 180 },
  door: { x: 940, y: 760, width: 120, height: 260 },
  porch: { x: 860, y: 640, width: 280, height: 400 },
  terrace: { x: 300, y: 1040, width: 700, height: 120 },
  chimney: { x: 1100, y: 340, width: 80, height: 140 },
  solar: { x: 600, y: 470, width: 420, height: 130 },
};

/** Returns a manifest of two cameras. Each has a base and a layer for each pair (`category:key`) whose category is in `boxes`. */
export function syntheticManifest(pairs: readonly string[]) {
  const layersOf = (camera: string) => [
    { picture: `${camera}/base.webp`, keys: {} },
    ...Object.keys(boxes).flatMap((category) =>
      pairs
        .filter((pair) => pair.startsWith(`${category}:`))
        .map((pair) => pair.slice(category.length + 1))
        .map((key) => ({ picture: `${camera}/${category}-${key}.webp`, keys: { [category]: key }, box: boxes[category] })),
    ),
  ];
  const camera = (id: string) => ({ ...frame, base: {}, layers: layersOf(id) });
  return { cameras: { front: camera('front'), back: camera('back') } };
}

/**
 * Returns a picture of noise by its name: a layer (`facade-falurod`), which is opaque only in the box of its category, or an opaque picture
 * (`base`, `full-…`). Because of the noise, its file is about as large as that of a photograph.
 */
export async function syntheticPicture(name: string, width: number): Promise<Buffer> {
  const [category = '', ...rest] = name.split('-');
  const scale = width / frame.width;
  const size = { width, height: Math.round(frame.height * scale) };
  const box = boxes[category];
  if (!box) return (await grain(size, name)).webp({ quality: 80 }).toBuffer();
  const cut = { width: Math.round(box.width * scale), height: Math.round(box.height * scale) };
  const input = await (await grain(cut, rest.join('-'))).png().toBuffer();
  const clear = sharp({ create: { ...size, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } });
  const layer = clear.composite([{ input, left: Math.round(box.x * scale), top: Math.round(box.y * scale) }]);
  return layer.webp({ quality: 80 }).toBuffer();
}

/** Returns noise around a grey that is derived from the name. */
async function grain(size: { width: number; height: number }, name: string) {
  const mean = 60 + ([...name].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) % 140);
  const noise = sharp({
    create: { ...size, channels: 3, background: { r: 0, g: 0, b: 0 }, noise: { type: 'gaussian', mean, sigma: 30 } },
  });
  return sharp(await noise.blur(0.8).png().toBuffer());
}
