import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { aLayer, aPicture, colourAt } from '../../testing/some-pictures.ts';
import type { Area } from './blend-pixels.ts';
import { composePicture, type Layer } from './compose-picture.ts';
import { BrokenPictureError, cutPicture, encodePicture, readFacts } from './encode-picture.ts';

const size = { width: 200, height: 100 };
const white = { r: 255, g: 255, b: 255 };
const red = { r: 200, g: 30, b: 20 };
const blue = { r: 0, g: 0, b: 200 };
const left = { left: 0, top: 0, width: 100, height: 100 };
const middle = { left: 50, top: 0, width: 100, height: 100 };

let faults: string[];
beforeEach(() => {
  faults = [];
});

async function composed(bytes: readonly (Buffer | Promise<Buffer>)[], at = size): Promise<Buffer> {
  const layers = bytes.map((one, index) => ({
    address: `layer ${index}`,
    content: `${index}`,
    box: null,
    facts: async () => readFacts(await one),
    read: async () => one,
  }));
  const picture = await composePicture(layers, at, (place) => faults.push(place));
  return picture.png().toBuffer();
}

test('layers are composed in the order of the list, the first one lowest', async () => {
  const png = await composed([aPicture(200, 100, white), aLayer(200, 100, left, red), aLayer(200, 100, middle, blue)]);
  expect(await colourAt(png, 20, 50)).toEqual([200, 30, 20]);
  expect(await colourAt(png, 49, 50)).toEqual([200, 30, 20]);
  expect(await colourAt(png, 50, 50)).toEqual([0, 0, 200]);
  expect(await colourAt(png, 149, 50)).toEqual([0, 0, 200]);
  expect(await colourAt(png, 150, 50)).toEqual([255, 255, 255]);
});

test('a half transparent layer is blended in sRGB, as browsers do', async () => {
  const png = await composed([aPicture(200, 100, white), aLayer(200, 100, left, { r: 0, g: 0, b: 0, alpha: 0.5 })]);
  for (const channel of await colourAt(png, 20, 20)) expect(Math.abs(channel - 127)).toBeLessThanOrEqual(1);
});

test('a layer shows only inside its box', async () => {
  const base = { bytes: await aPicture(200, 100, white), box: null };
  // The layer is red in its left half. Its box is the upper left quarter of the picture.
  const above = { bytes: await aLayer(200, 100, left, red), box: { x: 0, y: 0, width: 0.5, height: 0.5 } };
  const layers = [base, above].map(({ bytes, box }, index) => ({
    address: `layer ${index}`,
    content: `${index}`,
    box,
    facts: () => readFacts(bytes),
    read: async () => bytes,
  }));
  const png = await (await composePicture(layers, size, () => undefined)).png().toBuffer();
  expect(await colourAt(png, 50, 25)).toEqual([200, 30, 20]);
  expect(await colourAt(png, 99, 49)).toEqual([200, 30, 20]);
  expect(await colourAt(png, 50, 75)).toEqual([255, 255, 255]);
  expect(await colourAt(png, 150, 25)).toEqual([255, 255, 255]);
});

test.each([[size], [{ width: 400, height: 200 }], [{ width: 100, height: 50 }]])(
  'if only the needed area of a layer is decoded, the composed picture of the size %o looks the same as with the whole layer',
  async (at) => {
    const base = await aPicture(200, 100, white);
    const above = await aLayer(200, 100, middle, { ...red, alpha: 0.6 });
    const layers = [base, above].map((bytes, index) => ({
      address: `layer ${index}`,
      content: `${index}`,
      box: index === 0 ? null : { x: 0.25, y: 0, width: 0.5, height: 1 },
      facts: () => readFacts(bytes),
      read: async () => bytes,
    }));
    const pixels = async (all: readonly Layer[]) =>
      (await composePicture(all, at, () => undefined)).removeAlpha().raw().toBuffer();
    const areas: Area[] = [];
    const cut = layers.map((layer) => ({
      ...layer,
      // These bytes are no picture, so the test fails if the whole layer is decoded.
      ...(layer.box && { read: async () => Buffer.from('nothing') }),
      cut: async (area: Area) => {
        areas.push(area);
        return cutPicture(await layer.read(), area);
      },
    }));
    const [whole, ofArea] = [await pixels(layers), await pixels(cut)];
    expect(areas).toEqual([{ left: 47, top: 0, width: 106, height: 100 }]);
    expect(ofArea.length).toBe(whole.length);
    // If the result is smaller than the layers, the two pictures may differ only at the edges of a layer.
    const different = ofArea.filter((value, index) => Math.abs(value - (whole[index] ?? 0)) > 2).length;
    expect(different / whole.length).toBeLessThan(at.width < size.width ? 0.05 : 0.0001);
  },
);

test('layers of different sizes are resized to the size of the result', async () => {
  const half = { left: 0, top: 0, width: 200, height: 200 };
  const png = await composed([aPicture(400, 200, white), aLayer(400, 200, half, red), aLayer(200, 100, middle, blue)]);
  expect(await sharp(png).metadata()).toMatchObject(size);
  expect(await colourAt(png, 25, 50)).toEqual([200, 30, 20]);
  expect(await colourAt(png, 100, 50)).toEqual([0, 0, 200]);
  expect(await colourAt(png, 180, 50)).toEqual([255, 255, 255]);
});

test('an enlarged opaque picture keeps its colours', async () => {
  const bytes = await sharp({ create: { width: 100, height: 50, channels: 3, background: red } })
    .webp({ lossless: true })
    .toBuffer();
  const above = aLayer(100, 50, { left: 0, top: 0, width: 50, height: 50 }, blue);
  const jpeg = await encodePicture(sharp(await composed([bytes, above])), size, 'jpeg', 100);
  for (const [x, colour] of [
    [20, blue],
    [180, red],
  ] as const)
    for (const [channel, value] of (await colourAt(jpeg, x, 50)).entries())
      expect(Math.abs(value - (Object.values(colour)[channel] ?? 0))).toBeLessThanOrEqual(4);
});

test('a broken layer is logged and left out, and all other layers show', async () => {
  const whole = await aLayer(200, 100, middle, red);
  const cut = whole.subarray(0, whole.length / 2);
  const png = await composed([aPicture(200, 100, white), cut, Buffer.from('nothing'), aLayer(200, 100, middle, blue)]);
  expect(await colourAt(png, 100, 50)).toEqual([0, 0, 200]);
  expect(await colourAt(png, 20, 50)).toEqual([255, 255, 255]);
  expect(faults).toEqual(['layer 1', 'layer 2']);
});

test('a picture cannot be composed when its lowest layer is broken or when it has no layers', async () => {
  await expect(composed([Buffer.from('nothing'), aLayer(200, 100, middle, blue)])).rejects.toThrow(BrokenPictureError);
  await expect(composed([])).rejects.toThrow(BrokenPictureError);
});

test('a drawing is rendered at the requested size', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><path d="M0 0h20.25v20H0z" fill="#c81e14"/></svg>';
  const png = await composed([Buffer.from(svg)], { width: 400, height: 200 });
  // The red area is 20.25 units wide, and a unit of the drawing is ten pixels of the result, so the area ends at 202.5 pixels. If the
  // drawing had been rendered small and then enlarged, this edge would be blurred.
  expect(await colourAt(png, 200, 100)).toEqual([200, 30, 20]);
  expect((await sharp(png).extract({ left: 205, top: 100, width: 1, height: 1 }).raw().toBuffer())[3]).toBe(0);
});
