import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { root } from '../run-node.ts';

const renderings = join(root, 'studio/houses');
const houses = (await readdir(renderings)).filter((name) => name.endsWith('.yaml'));

/** An opening: metres from the left, sill over the floor, width, height. */
type Opening = readonly [number, number, number, number];

/** Metres: what begins higher belongs to the upper storey. */
const STOREY = 2.3;

test.each(houses)('%s is drawn as it is rendered: elevations and plan stand beside the renderings', async (file) => {
  const { length, depth, wall, roof, front } = parse(await readFile(join(renderings, file), 'utf8'));
  const { drawing } = parse(await readFile(join(root, 'ranges/bjorkvik/houses', file), 'utf8'));
  const windowsBelow = front.filter(([, sill]: Opening) => sill < STOREY).length;
  const rendered = { width: length, depth, wallHeight: wall, roofPitch: roof.pitch, windowsBelow };
  expect(drawing).toMatchObject(rendered);
});
