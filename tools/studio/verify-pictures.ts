import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ManifestCamera, manifestLayers, type PictureManifest } from '@gavel/core';
import sharp from 'sharp';
import { renderWhole } from './make-view.ts';
import type { StudioView } from './studio-views.ts';

/** What is compared, pixels wide: a quarter of the picture for masks, half of it for full renderings. */
const MASK_WIDTH = 500;
const FULL_WIDTH = 1000;
const FULL_RENDERINGS = 10;
/** Of 255. Outside of a group's mask nothing may change but what resampling does at its edge. */
const OUTSIDE_MEAN = 0.1;
const FULL_MEAN = 2;
const ROUGH_MEAN_INSIDE = 0.5;

const CHANGING = ['facade', 'roof', 'windows', 'door', 'trim'] as const;

interface Row {
  readonly view: string;
  readonly group: string;
  readonly choices: number;
  readonly inside: number;
  readonly outside: number;
}

/**
 * Composes every façade, roof, window, door and trim of every exterior with the core's function; compares with the picture of the house
 * as it stands, inside and outside of the group's committed mask; renders some choices in full; writes the table. 0 when all holds.
 */
export async function verifyPictures(
  root: string,
  pictures: string,
  views: readonly StudioView[],
  wanted: readonly string[],
): Promise<number> {
  const exteriors = views.filter(({ kind, name }) => kind === 'exterior' && (wanted.length === 0 || wanted.includes(name)));
  const rows: Row[] = [];
  const composed: { view: StudioView; camera: ManifestCamera; keys: Map<string, string> }[] = [];
  for (const view of exteriors) {
    const manifest = await manifestOf(pictures, view);
    const camera = manifest?.cameras[view.camera];
    if (!manifest || !camera) {
      console.log(`${view.id}: not made yet`);
      continue;
    }
    for (const group of CHANGING) {
      const row = await compareGroup(root, pictures, view, manifest, camera, group);
      if (row) rows.push(row);
    }
    composed.push({ view, camera, keys: new Map(Object.entries(someChoice(camera, composed.length))) });
    console.log(`${view.id}: compared`);
  }
  const full = [];
  for (const { view, camera, keys } of composed.slice(0, FULL_RENDERINGS)) {
    const difference = await compareWhole(root, pictures, view, camera, keys);
    full.push({ view: view.id, keys: [...keys].map((pair) => pair.join(':')).join(' '), difference });
    console.log(`${view.id}: full rendering differs by ${difference.toFixed(2)}/255`);
  }
  await writeFile(join(root, 'docs/pictures-verified.md'), table(rows, full));
  const faulty = [
    ...rows
      .filter(({ inside, outside }) => outside > OUTSIDE_MEAN || inside < ROUGH_MEAN_INSIDE)
      .map(({ view, group }) => `${view} ${group}`),
    ...full.filter(({ difference }) => difference > FULL_MEAN).map(({ view }) => `${view} in full`),
  ];
  for (const fault of faulty) console.error(`does not hold: ${fault}`);
  return faulty.length === 0 ? 0 : 1;
}

async function compareGroup(
  root: string,
  pictures: string,
  view: StudioView,
  manifest: PictureManifest,
  camera: ManifestCamera,
  group: string,
): Promise<Row | null> {
  const mask = await maskOf(root, view, group);
  const choices = camera.layers.filter(({ keys }) => keys[group] !== undefined && !('porch' in keys) && !('terrace' in keys));
  if (!mask || choices.length === 0) return null;
  const before = await compose(pictures, view, manifest, new Map(Object.entries(camera.base)), MASK_WIDTH);
  let inside = 0;
  let outside = 0;
  for (const { keys } of choices) {
    const after = await compose(pictures, view, manifest, new Map(Object.entries({ ...camera.base, ...keys })), MASK_WIDTH);
    const { within, beyond } = differences(before, after, mask);
    inside += within / choices.length;
    outside = Math.max(outside, beyond);
  }
  return { view: view.id, group, choices: choices.length, inside, outside };
}

async function compareWhole(
  root: string,
  pictures: string,
  view: StudioView,
  camera: ManifestCamera,
  keys: Map<string, string>,
): Promise<number> {
  const manifest: PictureManifest = { cameras: { [view.camera]: camera } };
  const ours = await compose(pictures, view, manifest, keys, FULL_WIDTH);
  const file = await renderWhole(root, view, Object.fromEntries(keys), FULL_WIDTH);
  const rendered = await sharp(file).removeAlpha().resize(FULL_WIDTH).raw().toBuffer();
  return differences(ours, rendered, null).within;
}

/** Raw RGB, `width` pixels wide. */
async function compose(
  pictures: string,
  view: StudioView,
  manifest: PictureManifest,
  keys: ReadonlyMap<string, string>,
  width: number,
): Promise<Buffer> {
  const address = `${view.kind}/${view.name}/manifest.json`;
  const [base, ...layers] = manifestLayers(manifest, address, view.camera, keys).map((layer) => join(pictures, layer));
  const whole = await sharp(base)
    .composite(layers.map((input) => ({ input })))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { data, info } = whole;
  return sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } })
    .resize(width)
    .raw()
    .toBuffer();
}

/** Mean absolute differences, of 255, of the pixels in a mask and of those outside it; without a mask all are within. */
function differences(one: Buffer, other: Buffer, mask: Buffer | null): { within: number; beyond: number } {
  const sums = [0, 0];
  const counts = [0, 0];
  for (let pixel = 0; pixel * 3 < one.length; pixel++) {
    const place = mask && (mask[pixel] ?? 0) < 128 ? 1 : 0;
    for (let at = pixel * 3; at < pixel * 3 + 3; at++)
      sums[place] = (sums[place] ?? 0) + Math.abs((one[at] ?? 0) - (other[at] ?? 0));
    counts[place] = (counts[place] ?? 0) + 3;
  }
  const [within = 0, beyond = 0] = sums.map((sum, place) => sum / Math.max(1, counts[place] ?? 0));
  return { within, beyond };
}

/** Where a group may show, as the studio committed it: white on black. */
async function maskOf(root: string, view: StudioView, group: string): Promise<Buffer | null> {
  const file = join(root, 'studio/masks', view.kind, view.name, view.camera, `${group}.webp`);
  const bytes = await readFile(file).catch(() => null);
  return bytes && sharp(bytes).removeAlpha().resize(MASK_WIDTH).extractChannel(0).raw().toBuffer();
}

async function manifestOf(pictures: string, view: StudioView): Promise<PictureManifest | null> {
  const file = join(pictures, view.kind, view.name, 'manifest.json');
  const text = await readFile(file, 'utf8').catch(() => null);
  return text === null ? null : JSON.parse(text);
}

/** A choice far from the house as it stands: another key of every category, a different one for each view. */
function someChoice(camera: ManifestCamera, turn: number): Record<string, string> {
  const keysOf = (category: string) => [...new Set(camera.layers.flatMap(({ keys }) => keys[category] ?? []))].sort();
  const chosen = Object.keys(camera.base).flatMap((category) => {
    const keys = keysOf(category);
    const key = keys[turn % Math.max(1, keys.length)];
    return key === undefined ? [] : [[category, key]];
  });
  return { ...camera.base, ...Object.fromEntries(chosen) };
}

function table(rows: readonly Row[], full: readonly { view: string; keys: string; difference: number }[]): string {
  return `# The layers, verified

Written by \`npm run studio -- verify\`. Every answer is composed with the function that the configurator and the server use, and compared
with the house as it stands. *Inside* is the mean difference within the group's mask (it must change), *outside* the largest mean
difference elsewhere (it must not), both of 255.

| picture | group | answers | inside | outside |
|---|---|---:|---:|---:|
${rows.map(({ view, group, choices, inside, outside }) => `| ${view} | ${group} | ${choices} | ${inside.toFixed(1)} | ${outside.toFixed(3)} |`).join('\n')}

## Against full renderings

A choice in which everything differs from the house as it stands, composed from layers and rendered whole: mean difference of 255, at most
${FULL_MEAN}.

| picture | choice | difference |
|---|---|---:|
${full.map(({ view, keys, difference }) => `| ${view} | ${keys} | ${difference.toFixed(2)} |`).join('\n')}
`;
}
