import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { onTestFinished } from 'vitest';
import { root } from '../../run-node.ts';
import { openStudio, type Studio } from '../studio.ts';

/** Returns a studio with this repository's descriptions and scripts, and a temporary folder of pictures for one test. */
export async function aStudio(parts: Partial<Studio> = {}): Promise<Studio> {
  const folder = await mkdtemp(join(tmpdir(), 'gavel-studio-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const shelf = (name: string) => ({
    pictures: join(folder, name, 'pictures'),
    masks: join(folder, name, 'masks'),
    made: join(folder, name, 'made.json'),
  });
  return {
    ...(await openStudio(root)),
    ...{ published: shelf('range'), progress: shelf('progress'), cache: join(folder, 'cache'), python: aDarkroom },
    ...parts,
  };
}

/**
 * Replaces Blender and the darkroom in tests: makes pictures of one colour. A view of a house has a layer for its door, and a view of a
 * room has a layer for its counter.
 */
export const aDarkroom: Studio['python'] = async (_, script, jobFile, job, tell = () => {}) => {
  await write(jobFile, JSON.stringify(job));
  const { kind, camera, folder, out, masks, description, wanted = [] } = JSON.parse(JSON.stringify(job));
  if (script === 'make_splash.py') return aPicture(out).then(() => '');
  if (script === 'samples/make_samples.py') {
    for (const { id } of wanted) await aPicture(join(out, `${id}.webp`));
    for (const { id } of wanted) tell(`@@${JSON.stringify({ id, seconds: 1.5 })}`);
    return '';
  }
  if (script === 'paint_details.py') {
    for (const { files } of wanted) for (const file of Object.values<string>(files)) await aPicture(join(folder, file));
    return '';
  }
  if (script === 'make_added.py') {
    for (const group of wanted) {
      for (const key of description.additions[group]) await aPicture(join(out, group, `${key}.webp`));
      await aPicture(join(masks, `${group}.webp`));
      tell(`@@${JSON.stringify({ group, seconds: 4 })}`);
    }
    return '';
  }
  const frame = { width: 400, height: 300, subject: { x: 0, y: 0, width: 400, height: 300 } };
  await aPicture(join(out, camera, 'base.webp'));
  if (kind === 'interior') {
    await aPicture(join(out, camera, 'counter/oak.webp'));
    return JSON.stringify({ camera: frame, seconds: 100 });
  }
  await aPicture(join(out, camera, 'door-slat.webp'));
  await aPicture(join(masks, 'door.webp'));
  const layers = [
    { picture: `${camera}/base.webp`, keys: {} },
    { picture: `${camera}/door-slat.webp`, keys: { door: 'slat' } },
  ];
  return JSON.stringify({ camera: { ...frame, base: { door: 'slat' }, unseen: [], layers }, seconds: 100 });
};

/** Writes a picture of one colour, 400 × 300. */
async function aPicture(file: string): Promise<void> {
  const picture = sharp({ create: { width: 400, height: 300, channels: 4, background: { r: 120, g: 60, b: 30, alpha: 1 } } });
  await write(file, await picture.webp().toBuffer());
}

async function write(file: string, content: string | Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}
