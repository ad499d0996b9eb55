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

test.each(houses)('%s has its terrace in the plan where it is rendered', async (file) => {
  const { length, terrace } = parse(await readFile(join(renderings, file), 'utf8'));
  const { plan } = parse(await readFile(join(root, 'ranges/bjorkvik/houses', file), 'utf8'));
  const inMillimetres = (metres: number) => Math.round(metres * 1000);
  // A rendering counts from the middle of the house, a plan from its left end.
  const rendered = terrace && {
    at: inMillimetres(length / 2 + terrace.at),
    small: terrace.liten.map(inMillimetres),
    large: terrace.stor.map(inMillimetres),
  };
  expect(plan?.terrace).toEqual(rendered);
});
