import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ManifestCamera } from '@gavel/core';
import sharp from 'sharp';
import { readCamera } from './camera-file.ts';
import { SAME } from './compare-pictures.ts';
import { composeView } from './compose-view.ts';
import { madeLists, shelfOf } from './made.ts';
import { renderWhole } from './make-view.ts';
import type { Shelf, Studio } from './studio.ts';
import type { StudioView } from './studio-views.ts';

/** The width at which pictures and masks are compared, pixels. */
export const MASK_WIDTH = 500;
const FULL_RENDERINGS = 10;
/**
 * The greatest mean difference, of 255, that a choice may make outside its group's mask. It is not 0, because scaling also changes pixels
 * just outside the mask.
 */
export const OUTSIDE_MEAN = 0.1;
const FULL_MEAN = 2.2;
const LEAST_INSIDE = 0.5;
/**
 * The smallest share of the picture that must change visibly inside the mask, unless the mean difference there is at least
 * `LEAST_INSIDE`. The share is so low because some gable views show only the ridge of a roof.
 */
const LEAST_SEEN = 2e-5;

/** For each group of choices, the categories that its layers may change. A layer that changes other categories too is not compared. */
const CHANGING: Readonly<Record<string, readonly string[]>> = {
  facade: ['facade', 'cladding'],
  roof: ['roof'],
  windows: ['windows', 'windowpaint'],
  door: ['door'],
  gate: ['gate'],
  trim: ['trim'],
};

interface WholeRow {
  readonly view: string;
  readonly keys: string;
  readonly difference: number;
}

interface Row {
  readonly view: string;
  readonly group: string;
  readonly choices: number;
  readonly inside: number;
  readonly outside: number;
  /** The share of the picture that changes visibly inside the mask, for the choice with the smallest share. */
  readonly seen: number;
}

/**
 * Composes every façade, roof, window, door, gate and trim of the chosen exteriors as `packages/core` does. Compares each picture with that
 * of the standard house, inside and outside the mask of its group of choices. Also renders some of the chosen exteriors as a whole, and
 * compares these renderings with the composed pictures. If all exteriors are chosen, writes the results to
 * docs/reference/pictures-verified.md. Returns whether all comparisons pass.
 */
export async function verifyPictures(
  studio: Studio,
  chosen: readonly StudioView[],
  all: readonly StudioView[],
): Promise<boolean> {
  const lists = await madeLists(studio);
  const sampled = spread(all, FULL_RENDERINGS);
  const faulty: string[] = [];
  const rows: Row[] = [];
  const full: WholeRow[] = [];
  for (const view of chosen) {
    const shelf = shelfOf(studio, view, lists);
    const camera = await readCamera(shelf.pictures, view);
    if (!camera?.base || !camera.layers) {
      faulty.push(`${view.id}, which has not been made`);
      continue;
    }
    const { base, layers } = camera;
    for (const group of Object.keys(CHANGING)) {
      const row = await compareGroup(shelf, view, { base, layers }, group);
      if (row === 'no mask') faulty.push(`${view.id} ${group}, which has no mask`);
      else if (row) rows.push(row);
    }
    const turn = sampled.indexOf(view);
    if (turn >= 0) full.push(await compareWhole(studio, shelf, view, someChoice({ base, layers }, turn)));
    console.log(`${view.id}: compared`);
  }
  if (chosen.length === all.length) await writeFile(join(studio.root, 'docs/reference/pictures-verified.md'), table(rows, full));
  for (const { view, group, inside, outside, seen } of rows)
    if (outside > OUTSIDE_MEAN || (inside < LEAST_INSIDE && seen < LEAST_SEEN)) faulty.push(`${view} ${group}`);
  for (const { view, difference } of full) if (difference > FULL_MEAN) faulty.push(`${view} in full`);
  for (const fault of faulty) console.error(`does not hold: ${fault}`);
  return faulty.length === 0;
}

type Layered = Pick<ManifestCamera, 'base' | 'layers'>;

async function compareGroup(
  { pictures, masks }: Shelf,
  view: StudioView,
  { base, layers }: Layered,
  group: string,
): Promise<Row | 'no mask' | null> {
  const choices = layers.filter(({ keys }) => {
    const changed = Object.keys(keys).filter((category) => keys[category] !== base[category]);
    return group in keys && changed.length > 0 && changed.every((category) => CHANGING[group]?.includes(category));
  });
  if (choices.length === 0) return null;
  // A layer needs the mask of the first category in its keys. This category can differ from `group`: a layer of trim in the façade's colour
  // also has a key of the façade.
  const mask = await maskOf(masks, view, new Set(choices.flatMap(({ keys }) => Object.keys(keys)[0] ?? [])));
  if (!mask) return 'no mask';
  const before = await composed(pictures, view, base, MASK_WIDTH);
  let inside = Number.POSITIVE_INFINITY;
  let outside = 0;
  let seen = 1;
  for (const { keys } of choices) {
    const after = await composed(pictures, view, { ...base, ...keys }, MASK_WIDTH);
    const { within, beyond, seenWithin } = differences(before, after, mask);
    inside = Math.min(inside, within);
    outside = Math.max(outside, beyond);
    seen = Math.min(seen, seenWithin);
  }
  return { view: view.id, group, choices: choices.length, inside, outside, seen };
}

async function compareWhole(
  studio: Studio,
  { pictures }: Shelf,
  view: StudioView,
  keys: Readonly<Record<string, string>>,
): Promise<WholeRow> {
  const { data: ours } = await composeView(pictures, view, keys);
  const rendered = await sharp(await renderWhole(studio, view, keys))
    .removeAlpha()
    .raw()
    .toBuffer();
  const difference = differences(ours, rendered, null).within;
  console.log(`${view.id}: rendered whole, it differs by ${difference.toFixed(2)}/255`);
  return {
    view: view.id,
    keys: Object.entries(keys)
      .map((pair) => pair.join(':'))
      .join(' '),
    difference,
  };
}

/** Returns a composed picture as RGB, `width` pixels wide. */
async function composed(
  pictures: string,
  view: StudioView,
  keys: Readonly<Record<string, string>>,
  width: number,
): Promise<Buffer> {
  const whole = await composeView(pictures, view, keys);
  return sharp(whole.data, { raw: { width: whole.width, height: whole.height, channels: 3 } })
    .resize(width)
    .raw()
    .toBuffer();
}

/** The differences between two pictures. */
interface Differences {
  /** The mean absolute difference of the pixels in the mask, of 255. */
  readonly within: number;
  /** The mean absolute difference of the pixels outside the mask, of 255. */
  readonly beyond: number;
  /** The share of the whole picture that is in the mask and differs visibly. */
  readonly seenWithin: number;
  /** The share of the whole picture that is outside the mask and differs visibly. */
  readonly seenBeyond: number;
}

/** Compares two pictures as RGB. Without a mask, all pixels count as inside. */
export function differences(one: Buffer, other: Buffer, mask: Uint8Array | null): Differences {
  const sums = [0, 0];
  const counts = [0, 0];
  const seen = [0, 0];
  for (let pixel = 0; pixel * 3 < one.length; pixel++) {
    const place = mask && (mask[pixel] ?? 0) < 128 ? 1 : 0;
    let most = 0;
    for (let at = pixel * 3; at < pixel * 3 + 3; at++) {
      const difference = Math.abs((one[at] ?? 0) - (other[at] ?? 0));
      sums[place] = (sums[place] ?? 0) + difference;
      most = Math.max(most, difference);
    }
    counts[place] = (counts[place] ?? 0) + 3;
    if (most > SAME) seen[place] = (seen[place] ?? 0) + 3 / one.length;
  }
  const [within = 0, beyond = 0] = sums.map((sum, place) => sum / Math.max(1, counts[place] ?? 0));
  const [seenWithin = 0, seenBeyond = 0] = seen;
  return { within, beyond, seenWithin, seenBeyond };
}

/** Returns one mask, white on black, of all areas in which these groups of choices may be visible; null: none of them has a mask. */
async function maskOf(masksFolder: string, view: StudioView, groups: ReadonlySet<string>): Promise<Uint8Array | null> {
  const folder = join(masksFolder, view.id);
  const files = await Promise.all([...groups].map((group) => readFile(join(folder, `${group}.webp`)).catch(() => null)));
  const masks = await Promise.all(
    files.map((bytes) => bytes && sharp(bytes).removeAlpha().resize(MASK_WIDTH).extractChannel(0).raw().toBuffer()),
  );
  const [first, ...others] = masks.filter((mask) => mask !== null);
  return first ? first.map((value, at) => Math.max(value, ...others.map((mask) => mask[at] ?? 0))) : null;
}

/** Returns `count` items that are evenly spread over the list, so that they include fronts, backs and side buildings. */
function spread<One>(all: readonly One[], count: number): One[] {
  const step = (at: number) => Math.floor((at * count) / all.length);
  return all.filter((_, at) => step(at) !== step(at - 1));
}

/**
 * Returns one key for every category; the number `turn` selects the keys. If no layer shows a category with these keys, the category
 * keeps the key of the base picture.
 */
function someChoice({ base, layers }: Layered, turn: number): Record<string, string> {
  const keysOf = (category: string) => [...new Set(layers.flatMap(({ keys }) => keys[category] ?? []))].sort();
  const chosen = Object.keys(base).flatMap((category) => {
    const keys = keysOf(category);
    const key = keys[turn % Math.max(1, keys.length)];
    return key === undefined ? [] : [[category, key]];
  });
  const keys: Record<string, string> = { ...base, ...Object.fromEntries(chosen) };
  const isDrawn = (category: string) =>
    layers.some((layer) => category in layer.keys && Object.entries(layer.keys).every(([other, key]) => keys[other] === key));
  return Object.fromEntries(Object.keys(keys).map((one) => [one, (isDrawn(one) ? keys[one] : base[one]) ?? '']));
}

function table(rows: readonly Row[], full: readonly WholeRow[]): string {
  return `# Verified layers of houses

\`npm run studio -- verify\` writes this page. It composes the picture of each answer from layers, as the configurator does, and compares it
with the picture of the standard house. *Others* is the number of compared pictures. Differences are means of colour values from 0 to 255.
*Inside* is the smallest difference within the group's mask, the area that its answers must change. *Outside* is the largest difference
outside the mask, at most ${OUTSIDE_MEAN}.

| picture | group | others | inside | outside |
|---|---|---:|---:|---:|
${rows.map(({ view, group, choices, inside, outside }) => `| ${view} | ${group} | ${choices} | ${inside.toFixed(1)} | ${outside.toFixed(3)} |`).join('\n')}

## Against full renderings

The keys in the column *choice* give a picture composed of layers, and a whole rendering. Their mean difference is at most ${FULL_MEAN}.

| picture | choice | difference |
|---|---|---:|
${full.map(({ view, keys, difference }) => `| ${view} | ${keys} | ${difference.toFixed(2)} |`).join('\n')}
`;
}
