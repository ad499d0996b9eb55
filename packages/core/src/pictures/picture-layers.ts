import type { PictureBox } from '../model/guide.ts';

/** The size and subject that all pictures of one camera share; pixels. */
export interface PictureFrame {
  readonly width: number;
  readonly height: number;
  /** The box that must stay visible on every screen, such as the house. Screens show the middle of this box in the middle, if possible. */
  readonly subject: PictureBox;
}

/** `{folder}/manifest.json`: the cameras of a house, and the layers of their pictures. */
export interface PictureManifest {
  /** The cameras by their ids. */
  readonly cameras: Readonly<Record<string, ManifestCamera>>;
}

export interface ManifestCamera extends PictureFrame {
  /** Category → the key that the base picture already shows, so that it needs no layer. */
  readonly base: Readonly<Record<string, string>>;
  /** Categories that this camera never shows, with any key. */
  readonly unseen: readonly string[];
  /** Former `category:key` → the key that shows the same choice now. Houses saved before the category got more keys have former keys. */
  readonly former?: Readonly<Record<string, string>> | undefined;
  /** In the order in which they are drawn, the lowest layer first. */
  readonly layers: readonly ManifestLayer[];
}

export interface ManifestLayer {
  /** The path of the picture, relative to the manifest. */
  readonly picture: string;
  /** Category → key; the layer is drawn when all of them match the visit's keys. */
  readonly keys: Readonly<Record<string, string>>;
  /** The layer is transparent outside this box, so only this part of it must be drawn; absent: the layer may show anywhere. */
  readonly box?: PictureBox | undefined;
}

/** One of the pictures that are drawn on top of each other. */
export interface PictureLayer {
  readonly address: string;
  /** The part of the picture that the layer can change, in pixels of the frame; null: the layer may show anywhere. */
  readonly box: PictureBox | null;
}

/** The content of a picture, category → key; `pictureKeys` returns it. */
export type PictureKeys = ReadonlyMap<string, string>;

/** The key of a manifest layer for visits that have no key of its category, because the house was saved before the category existed. */
export const UNSAID = 'unsaid';

/**
 * Returns the layers whose keys match, lowest first (rendering method `manifest`). Returns an empty list for a camera that the manifest
 * does not have.
 * @param address of the manifest itself
 */
export function manifestLayers(manifest: PictureManifest, address: string, camera: string, keys: PictureKeys): PictureLayer[] {
  const folder = address.slice(0, address.lastIndexOf('/') + 1);
  const described = Object.hasOwn(manifest.cameras, camera) ? manifest.cameras[camera] : undefined;
  const drawn = (described?.layers ?? []).filter((layer) => isDrawn(layer, keys, described?.former));
  return drawn.map(({ picture, box }) => ({ address: `${folder}${picture}`, box: box ?? null }));
}

/** A category whose layers are found by file path. Lists of such categories are in drawing order. */
export interface LayerCategory {
  readonly category: string;
  /** False: the category selects the base picture instead of adding a layer. */
  readonly isLayer: boolean;
}

/**
 * Returns the addresses of the layers, lowest first (rendering method `layers`): `{folder}/{camera}/base.webp` and
 * `{folder}/{camera}/{category}/{key}.webp`. If several categories select the base picture, the last with a key wins.
 * @param folder of the scene
 */
export function sceneLayers(folder: string, camera: string, categories: readonly LayerCategory[], keys: PictureKeys): string[] {
  const keyed = categories.flatMap(({ category, isLayer }) => {
    const key = keys.get(category);
    return key ? [{ isLayer, address: `${folder}/${camera}/${category}/${key}${PICTURE_ENDING}` }] : [];
  });
  const base = keyed.findLast(({ isLayer }) => !isLayer)?.address ?? `${folder}/${camera}/base${PICTURE_ENDING}`;
  return [base, ...keyed.filter(({ isLayer }) => isLayer).map(({ address }) => address)];
}

const PICTURE_ENDING = '.webp';

function isDrawn(layer: ManifestLayer, keys: PictureKeys, former: ManifestCamera['former'] = {}): boolean {
  return Object.entries(layer.keys).every(([category, key]) => {
    const said = keys.get(category) ?? UNSAID;
    const name = `${category}:${said}`;
    return (Object.hasOwn(former, name) ? former[name] : said) === key;
  });
}
