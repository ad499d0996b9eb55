import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { modelHouse } from '@gavel/house-model';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { buildPlan } from '../packages/range/src/build/build-plan.ts';
import { offerOf } from '../packages/range/src/build/offer.ts';
import { readRange } from '../packages/range/src/read/read-range.ts';
import { houseTypes } from '../packages/range/src/source/format.ts';
import { indexRange } from '../packages/range/src/source/range-index.ts';
import { type Mask, overlap } from './model/silhouette.ts';
import { root } from './run-node.ts';

// Compares the outlines of the 3D models with the photographs of the demo's houses. The studio rendered the photographs, so their cameras
// are known, and so are the pixels that show the house (its masks).

const { source } = await readRange(join(root, 'ranges/bjorkvik'));
if (!source) throw new Error('the range could not be read');
const index = indexRange(source);

/** The defaults are those of `studio/blender/exterior/view.py`. */
const camera = z.object({ turn: z.number().default(-34), lens: z.number().default(32), eye: z.number().default(1.65) });
const studioHouse = z.object({ cameras: z.record(z.string(), camera) });
const studioFile = (name: string): unknown => parse(readFileSync(join(root, 'studio', name), 'utf8'));
const { camera: gable } = z.object({ camera }).parse(studioFile('gable.yaml'));

const cases = source.houses.flatMap((house) => {
  const plan = buildPlan(offerOf(index, house), source);
  const masks = join(root, 'studio/masks/exterior', house.key);
  if (!plan || !existsSync(join(masks, 'back'))) return [];
  const cameras: Partial<Record<string, z.infer<typeof camera>>> = {
    ...studioHouse.parse(studioFile(`houses/${house.key}.yaml`)).cameras,
    gable,
  };
  const { open = false, dormer = 'ingen', ...measures } = house.drawing;
  const model = modelHouse(plan, { ...measures, open, dormer, type: houseTypes[house.type] }, []);
  return (['front', 'back', 'gable'] as const).map((name) => ({
    key: house.key,
    name,
    model,
    camera: cameras[name],
    masks: join(masks, name),
  }));
});

test('thirteen houses have rendered photographs from three sides', () => {
  expect(cases).toHaveLength(39);
});

test.each(cases)(
  '$key from the camera $name: the 3D model covers the house in the rendered photograph and little else',
  async (one) => {
    if (!one.camera) throw new Error('the studio has no such camera');
    const { turn, lens, eye } = one.camera;
    const mask = await readMask(one.masks);
    const { covered, outside } = overlap(one.model, { azimuth: one.name === 'back' ? turn + 180 : turn, lens, eye }, mask);
    expect(covered).toBeGreaterThanOrEqual(0.97);
    expect(outside).toBeLessThan(0.1);
  },
);

/** Returns the union of the masks in a folder: façade, roof, trim, windows and doors. */
async function readMask(folder: string): Promise<Mask> {
  const files = readdirSync(folder).filter((name) => name.endsWith('.webp'));
  const layers = await Promise.all(
    files.map((name) => sharp(join(folder, name)).greyscale().raw().toBuffer({ resolveWithObject: true })),
  );
  const [first] = layers;
  if (!first) throw new Error(`${folder} has no masks`);
  const { width, height } = first.info;
  const pixels = Uint8Array.from({ length: width * height }, (_, at) =>
    layers.some(({ data }) => (data[at] ?? 0) > 127) ? 1 : 0,
  );
  return { pixels, width, height };
}
