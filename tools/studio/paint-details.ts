import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { ManifestLayer } from '@gavel/core';
import { parse } from 'yaml';
import { type MadeCamera, readCamera, writeCamera } from './camera-file.ts';
import { isEmpty } from './is-empty.ts';
import { withBoxes } from './measure-layers.ts';
import type { Studio } from './studio.ts';
import type { StudioView } from './studio-views.ts';
import { whatToRender } from './what-to-render.ts';

/**
 * The format of studio/details.yaml. A detail is a part of a house that has a separate paint, such as window frames or gutters. The keys
 * are the categories of these paints.
 */
export type Details = Readonly<Record<string, Detail>>;

interface Detail {
  readonly of?: string;
  readonly after: string;
  readonly usual: Readonly<Record<string, string>>;
  readonly plain?: readonly string[];
  readonly paints: Readonly<Record<string, { readonly kinds?: readonly string[] }>>;
}

/** The number of Blender's samples for each pixel: more than for a view, because muntins and gutters are only some pixels wide. */
const SAMPLES = 16;

/** Returns all details by name. */
export async function readDetails(studio: Studio): Promise<Details> {
  return parse(await readFile(join(studio.root, 'studio/details.yaml'), 'utf8'));
}

/**
 * Paints these details of an exterior in all their paints, and adds the layers to its manifest. The exterior must be cut into layers
 * already; `pictures` is the folder of pictures that contains the view. Returns the number of layers.
 */
export async function paintDetails(studio: Studio, pictures: string, view: StudioView, details: Details): Promise<number> {
  const camera = await readCamera(pictures, view);
  if (!camera?.layers) return 0;
  const unpainted = withoutPaints(camera, details);
  const wanted = toPaint(unpainted, view.name, details);
  if (wanted.length === 0) return 0;
  const job = { ...whatToRender(studio, view), samples: SAMPLES, folder: join(pictures, view.id) };
  const file = join(studio.cache, 'details', `${view.name}-${view.camera}.json`);
  await studio.python(studio.root, 'paint_details.py', file, { ...job, wanted });
  const layers = wanted.flatMap(({ detail, shows, files }) =>
    Object.entries(files).map(([paint, painted]): ManifestLayer => {
      return { picture: `${view.camera}/${painted}`, keys: { ...shows, [detail]: paint } };
    }),
  );
  const painted = await withBoxes(join(pictures, view.kind, view.name), layers);
  await writeCamera(pictures, view, withPaints(unpainted, details, painted));
  return layers.length;
}

interface WantedPaints {
  readonly detail: string;
  /** The layer to paint, as a path in the view's folder. If null, the base picture itself is painted. */
  readonly of: string | null;
  /** The keys of the layer to paint. */
  readonly shows: Readonly<Record<string, string>>;
  /** The file of the painted layer, for each paint. */
  readonly files: Readonly<Record<string, string>>;
}

/**
 * Returns what to paint for a camera. Leaves out details of parts that the camera does not see, and paints that this house does not offer.
 */
export function toPaint({ layers = [] }: MadeCamera, house: string, details: Details): WantedPaints[] {
  return Object.entries(details).flatMap(([detail, { of, plain = [], paints }]): WantedPaints[] => {
    if (plain.includes(house)) return [];
    if (of === undefined) return [{ detail, of: null, shows: {}, files: filesOf(detail, Object.keys(paints)) }];
    return layers
      .filter((layer) => isOf(layer, of) && isUnpainted(layer))
      .map(({ picture, keys }) => {
        const file = basename(picture);
        return { detail, of: file, shows: keys, files: filesOf(basename(file, '.webp'), offeredFor(keys[of], paints)) };
      });
  });
}

function offeredFor(kind = '', paints: Detail['paints']): string[] {
  return Object.keys(paints).filter((paint) => paints[paint]?.kinds?.includes(kind) ?? true);
}

function filesOf(stem: string, paints: readonly string[]): Record<string, string> {
  return Object.fromEntries(paints.map((paint) => [paint, `${stem}-${paint}.webp`]));
}

/** Returns whether a layer shows a part of this category, and not only the part's shadow. */
function isOf(layer: ManifestLayer, category: string): boolean {
  return category in layer.keys && !layer.picture.endsWith('-shadow.webp') && !isEmpty(layer);
}

/** Returns whether a layer shows its part unpainted. A painted layer has a second key, for its paint. */
function isUnpainted({ keys }: ManifestLayer): boolean {
  return Object.keys(keys).length === 1;
}

/**
 * Returns the camera as it was before these details were painted: without their layers, their keys of the base picture and their
 * entries in `unseen`.
 */
export function withoutPaints(camera: MadeCamera, details: Details): MadeCamera {
  const { base = {}, unseen = [], layers = [] } = camera;
  return {
    ...camera,
    base: Object.fromEntries(Object.entries(base).filter(([category]) => !(category in details))),
    unseen: unseen.filter((category) => !(category in details)),
    layers: layers.filter((layer) => !Object.entries(details).some(([detail, { of }]) => isPaintOf(layer, detail, of))),
  };
}

/**
 * Returns whether a layer shows this detail in one of its paints. A garden door in a paint for windows does not count: the first key of
 * its layer is that of the garden door.
 */
function isPaintOf({ keys }: ManifestLayer, detail: string, of: string | undefined): boolean {
  const [first] = Object.keys(keys);
  return detail in keys && (first === detail || first === of);
}

/**
 * Returns the camera with these layers. The layers of a detail are directly above those of the category `after` of the detail, or
 * above all layers if the camera has no such layer. A detail without visible layers becomes unseen. If only some parts of a detail
 * are visible, each hidden part gets an empty layer in every paint, so that every choice has a layer.
 */
export function withPaints(camera: MadeCamera, details: Details, painted: readonly ManifestLayer[]): MadeCamera {
  const { base = {}, unseen = [], layers = [] } = camera;
  const so = { base: { ...base }, unseen: [...unseen], layers: [...layers] };
  for (const [detail, { of = '', after, usual, paints }] of Object.entries(details)) {
    const seen = painted.filter((layer) => isOf(layer, detail));
    const hidden = layers.filter((layer) => of in layer.keys && isEmpty(layer) && isUnpainted(layer));
    const alike = hidden.flatMap((layer) =>
      offeredFor(layer.keys[of], paints).map((paint) => ({ ...layer, keys: { ...layer.keys, [detail]: paint } })),
    );
    const own = seen.length > 0 ? [...seen, ...alike] : [];
    const below = so.layers.findLastIndex(({ keys }) => Object.keys(keys)[0] === after);
    so.layers.splice(below < 0 ? so.layers.length : below + 1, 0, ...own);
    if (own.length === 0) so.unseen.push(detail);
    else for (const key of Object.keys(usual)) so.base[detail] = key;
  }
  return { ...camera, ...so };
}
