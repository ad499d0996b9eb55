import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { LightTable, whereTheyDiffer } from './compare-pictures.ts';

const GREY = { width: 40, height: 30, channels: 4, background: '#808080' } as const;
const SPOT = { x: 20, y: 10, width: 4, height: 3 };

/** Makes a grey picture, a layer with a red spot, and an empty layer. */
async function threeLayers() {
  const folder = await mkdtemp(join(tmpdir(), 'layers-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const [base, spot, nothing] = ['base', 'spot', 'nothing'].map((name) => join(folder, `${name}.webp`)) as [
    string,
    string,
    string,
  ];
  const clear = () => sharp({ create: { ...GREY, background: '#0000' } });
  const red = { create: { width: SPOT.width, height: SPOT.height, channels: 4, background: '#f00' } } as const;
  await sharp({ create: GREY }).webp({ lossless: true }).toFile(base);
  await clear()
    .composite([{ input: red, left: SPOT.x, top: SPOT.y }])
    .webp({ lossless: true })
    .toFile(spot);
  await clear().webp({ lossless: true }).toFile(nothing);
  return { base, spot, nothing };
}

test('LightTable puts each layer at its original place, and whereTheyDiffer is exact to the pixel', async () => {
  const { base, spot, nothing } = await threeLayers();
  const table = new LightTable();
  const bare = await table.lay([base]);
  expect(whereTheyDiffer(bare, await table.lay([base, nothing, spot]))).toEqual(SPOT);
  expect(whereTheyDiffer(bare, await table.lay([base, nothing]))).toBeNull();
});

test('pictures of different sizes differ everywhere', async () => {
  const { base } = await threeLayers();
  const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"/>');
  const table = new LightTable();
  const drawn = await table.lay(drawing);
  expect(whereTheyDiffer(await table.lay([base]), drawn)).toEqual({ x: 0, y: 0, width: 40, height: 30 });
  expect([drawn.width, drawn.height]).toEqual([1200, 800]);
});
