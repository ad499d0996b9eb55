import { join } from 'node:path';
import type { ManifestLayer, PictureBox } from '@gavel/core';
import sharp from 'sharp';

/** Pixels with less alpha than this, of 255, are part of a soft edge and do not count as visible. */
const SEEN = 24;

export interface MeasuredLayers {
  /** The layers, each with the box outside which it is transparent; the box of an empty layer is one pixel. */
  readonly layers: readonly ManifestLayer[];
  /** The box around everything that the layers show of the house, without shadows. */
  readonly subject: PictureBox;
}

/**
 * Measures the layers of one camera, in pixels of its picture. `folder` is the folder of the house. Throws when no layer shows a part of
 * the house.
 */
export async function measureLayers(folder: string, layers: readonly ManifestLayer[]): Promise<MeasuredLayers> {
  const measured = await Promise.all(layers.map((layer) => measure(folder, layer)));
  const subject = measured.reduce((so, { seen }) => round(so, seen), EMPTY);
  if (subject.right === 0) throw new Error(`no layer in ${folder} shows anything`);
  return { layers: measured.map(({ layer }) => layer), subject: boxOf(subject) };
}

/** Returns the layers, each with its box. Unlike `measureLayers`, does not throw when no layer shows a part of the house. */
export async function withBoxes(folder: string, layers: readonly ManifestLayer[]): Promise<readonly ManifestLayer[]> {
  const measured = await Promise.all(layers.map((layer) => measure(folder, layer)));
  return measured.map(({ layer }) => layer);
}

/**
 * Returns the layer with its box, and the edges of the part of the house that the layer shows. Shadows do not count, and neither does the
 * base, which is in every picture.
 */
async function measure(folder: string, layer: ManifestLayer): Promise<{ readonly layer: ManifestLayer; readonly seen: Edges }> {
  // Do not measure the base, because it covers the whole picture.
  if (Object.keys(layer.keys).length === 0) return { layer, seen: EMPTY };
  const [touched, seen] = await boxesOf(join(folder, layer.picture));
  return { layer: { ...layer, box: boxOf(touched) }, seen: layer.picture.endsWith('-shadow.webp') ? EMPTY : seen };
}

/** The edges of an area: its first column and row, and the column and row after its last. */
interface Edges {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const EMPTY: Edges = { left: Number.POSITIVE_INFINITY, top: Number.POSITIVE_INFINITY, right: 0, bottom: 0 };

/** Returns the edges around all pixels with any alpha, and the edges around the pixels with an alpha of at least `SEEN`. */
async function boxesOf(picture: string): Promise<[Edges, Edges]> {
  const alpha = sharp(picture).ensureAlpha().extractChannel('alpha').raw();
  const { data, info } = await alpha.toBuffer({ resolveWithObject: true });
  return [roundAbove(data, info.width, 1), roundAbove(data, info.width, SEEN)];
}

/** Returns the edges around every pixel with at least this alpha, of 255. */
function roundAbove(alpha: Uint8Array, width: number, least: number): Edges {
  let [left, top, right, bottom] = [EMPTY.left, EMPTY.top, EMPTY.right, EMPTY.bottom];
  for (let at = 0; at < alpha.length; at++) {
    if ((alpha[at] ?? 0) < least) continue;
    const [x, y] = [at % width, Math.floor(at / width)];
    left = Math.min(left, x);
    right = Math.max(right, x + 1);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y + 1);
  }
  return { left, top, right, bottom };
}

function round(one: Edges, other: Edges): Edges {
  return {
    left: Math.min(one.left, other.left),
    top: Math.min(one.top, other.top),
    right: Math.max(one.right, other.right),
    bottom: Math.max(one.bottom, other.bottom),
  };
}

function boxOf({ left, top, right, bottom }: Edges): PictureBox {
  return right === 0 ? { x: 0, y: 0, width: 1, height: 1 } : { x: left, y: top, width: right - left, height: bottom - top };
}
