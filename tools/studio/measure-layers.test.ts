import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { measureLayers } from './measure-layers.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gavel-layers-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Makes a layer of 40 × 30 pixels that is transparent except for boxes of some opacity, 0 to 1. */
async function aLayer(
  picture: string,
  boxes: readonly { x: number; y: number; width: number; height: number; opacity: number }[],
) {
  const painted = boxes.map(
    ({ x, y, width, height, opacity }) =>
      `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="black" fill-opacity="${opacity}"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30">${painted.join('')}</svg>`;
  await sharp(Buffer.from(svg)).webp({ lossless: true }).toFile(join(folder, picture));
  return { picture, keys: { [picture]: 'on' } };
}

test('each layer’s box contains every pixel that is not fully transparent; the subject of the picture is the visible part of the house without shadows', async () => {
  const door = await aLayer('door.webp', [
    { x: 10, y: 12, width: 4, height: 8, opacity: 1 },
    { x: 8, y: 20, width: 9, height: 1, opacity: 0.05 },
  ]);
  const roof = await aLayer('roof.webp', [{ x: 6, y: 2, width: 20, height: 5, opacity: 1 }]);
  const shadow = await aLayer('roof-shadow.webp', [{ x: 0, y: 25, width: 39, height: 5, opacity: 0.5 }]);
  expect(await measureLayers(folder, [door, roof, shadow])).toEqual({
    layers: [
      { ...door, box: { x: 8, y: 12, width: 9, height: 9 } },
      { ...roof, box: { x: 6, y: 2, width: 20, height: 5 } },
      { ...shadow, box: { x: 0, y: 25, width: 39, height: 5 } },
    ],
    subject: { x: 6, y: 2, width: 20, height: 18 },
  });
});

test('the base layer has no box, and an empty layer has a box of one pixel', async () => {
  const base = { ...(await aLayer('base.webp', [{ x: 0, y: 0, width: 40, height: 30, opacity: 1 }])), keys: {} };
  const terrace = await aLayer('terrace.webp', []);
  const door = await aLayer('door-2.webp', [{ x: 10, y: 12, width: 4, height: 8, opacity: 1 }]);
  const { layers, subject } = await measureLayers(folder, [base, terrace, door]);
  expect(layers[0]).not.toHaveProperty('box');
  expect(layers[1]).toHaveProperty('box', { x: 0, y: 0, width: 1, height: 1 });
  expect(subject).toEqual({ x: 10, y: 12, width: 4, height: 8 });
});

test('measureLayers throws if no layer shows any part of the house', async () => {
  const terrace = await aLayer('terrace-2.webp', []);
  await expect(measureLayers(folder, [terrace])).rejects.toThrow('shows anything');
});
