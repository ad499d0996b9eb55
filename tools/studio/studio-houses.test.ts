import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { root } from '../run-node.ts';

const renderings = join(root, 'studio/houses');
const houses = (await readdir(renderings)).filter((name) => name.endsWith('.yaml'));

/** An opening in metres: the distance from the left end of the house, the sill's height above the lower floor, the width, the height. */
type Opening = readonly [number, number, number, number];

/** Openings whose sill is at least this high above the lower floor, in metres, belong to the upper storey. */
const STOREY = 2.3;

test.each(houses)(
  '%s: `drawing` in the range and the rendering have the same measures and the same number of windows on the lower storey of the front',
  async (file) => {
    const { length, depth, wall, roof, front } = parse(await readFile(join(renderings, file), 'utf8'));
    const { drawing } = parse(await readFile(join(root, 'ranges/bjorkvik/houses', file), 'utf8'));
    const windowsBelow = front.filter(([, sill]: Opening) => sill < STOREY).length;
    const rendered = { width: length, depth, wallHeight: wall, roofPitch: roof.pitch, windowsBelow };
    expect(drawing).toMatchObject(rendered);
  },
);

test.each(houses)('%s: the terrace on the floor plan is in the same place as in the rendering', async (file) => {
  const { length, terrace } = parse(await readFile(join(renderings, file), 'utf8'));
  const { plan } = parse(await readFile(join(root, 'ranges/bjorkvik/houses', file), 'utf8'));
  const inMillimetres = (metres: number) => Math.round(metres * 1000);
  // The rendering counts a terrace's position from the middle of the house. The plan counts it from the left end of the house.
  const rendered = terrace && {
    at: inMillimetres(length / 2 + terrace.at),
    small: terrace.liten.map(inMillimetres),
    large: terrace.stor.map(inMillimetres),
  };
  expect(plan?.terrace).toEqual(rendered);
});
