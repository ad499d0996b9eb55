import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SamplePattern } from '@gavel/core';
import { drawSample } from '@gavel/drawings';
import sharp from 'sharp';
import { root } from '../run-node.ts';

export type Sample = { readonly pattern: string; readonly colour: string; readonly accent?: string | null | undefined };

/** The patterns of materials, such as woods, stones and paints. Two answers with the same material may differ only in colour. */
const materials: ReadonlySet<string> = new Set<SamplePattern>([
  ...([
    'lockpanel',
    'liggande',
    'fjallpanel',
    'lasyrpanel',
    'takpannor',
    'platfals',
    'plattak',
    'papp',
    'sedum',
    'tegel',
  ] as const),
  ...([
    'puts',
    'sten',
    'parkett',
    'fiskben',
    'plank',
    'klinker',
    'kakel',
    'mosaik',
    'betong',
    'mikrocement',
    'bankskiva',
  ] as const),
  ...(['marmor', 'stal', 'glas', 'malad', 'tak-lertegel', 'tapet', 'matta', 'altan'] as const),
]);

const WIDTH = 80;
const HEIGHT = 36;

export interface Picture {
  readonly sample: Sample;
  readonly seen: readonly Colour[];
}

/** A colour in OKLab: lightness 0–1, then how red and how yellow it is. */
type Colour = readonly [number, number, number];

/**
 * Returns whether two samples look different. Samples with different patterns must differ in shape or in colour. Samples with the
 * same pattern must differ in colour. This is enough only if the pattern is a material or the question is about colour.
 * @param isOfColour whether the answers of the question differ in colour
 */
export function differs(one: Picture, other: Picture, isOfColour: boolean): boolean {
  const isColoured = distance(meanOf(one.seen), meanOf(other.seen)) >= 0.03;
  const patterns = [one.sample.pattern, other.sample.pattern];
  if (patterns[0] === patterns[1]) {
    const far = one.seen.filter((colour, at) => distance(colour, other.seen[at] ?? [0, 0, 0]) > NEAR);
    const isMaterial = patterns.every((pattern) => materials.has(pattern));
    return (isMaterial || isOfColour) && (isColoured || far.length / one.seen.length >= 0.02);
  }
  return isColoured || Math.max(reshaped(one.seen, other.seen), reshaped(other.seen, one.seen)) >= 0.02;
}

/**
 * Recolours the first picture: each of its colours becomes the median colour of the second picture in the same places. Returns the share of
 * pixels that still differ. 0: both pictures have the same shape in different colours.
 */
function reshaped(from: readonly Colour[], to: readonly Colour[]): number {
  const bins = Map.groupBy(from.keys(), (at) => (from[at] ?? []).map((value) => Math.round(value * BINS)).join(' '));
  const odd = [...bins.values()].flatMap((places) => {
    const painted = [0, 1, 2].map((part) => median(places.map((at) => to[at]?.[part] ?? 0)));
    return places.filter((at) => distance(painted, to[at] ?? [0, 0, 0]) > SEEN);
  });
  return odd.length / from.length;
}

/** The number of steps of each OKLab channel. Colours in the same step count as one colour. */
const BINS = 14;
const NEAR = 0.08;
/** The distance from which two colours are clearly different. */
const SEEN = 0.06;

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/** Returns a sample's picture as the palette shows it: the rendered picture if it exists, or else the drawn picture. */
export async function pictureOf(sample: Sample): Promise<Picture> {
  const { pattern, colour, accent } = sample;
  const id = [pattern, colour, ...(accent ? [accent] : [])].map((part) => part.replace('#', '')).join('-');
  const photograph = await readFile(join(root, 'ranges/bjorkvik/pictures/palette', `${id}.webp`)).catch(() => null);
  const picture = photograph ?? Buffer.from(drawSample(pattern, colour, accent ?? null));
  const cut = await sharp(picture)
    .resize(WIDTH * 2, HEIGHT * 2, { fit: 'cover' })
    .removeAlpha()
    .toBuffer();
  const pixels = await sharp(cut).resize(WIDTH, HEIGHT).raw().toBuffer();
  const seen = Array.from({ length: WIDTH * HEIGHT }, (_, at) => oklab(pixels.subarray(at * 3, at * 3 + 3)));
  return { sample, seen };
}

/** Converts sRGB to OKLab, with Björn Ottosson's matrices. */
function oklab(pixel: Uint8Array): Colour {
  const [r = 0, g = 0, b = 0] = [...pixel].map((byte) => {
    const value = byte / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function distance(one: readonly number[], other: readonly number[]): number {
  return Math.hypot(...one.map((value, at) => value - (other[at] ?? 0)));
}

function meanOf(colours: readonly Colour[]): readonly number[] {
  return [0, 1, 2].map((at) => colours.reduce((sum, colour) => sum + (colour[at] ?? 0), 0) / colours.length);
}
