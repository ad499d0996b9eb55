import type { PictureBox } from '../model/guide.ts';

/** What all pictures of one camera have in common; pixels. */
export interface PictureFrame {
  readonly width: number;
  readonly height: number;
  /** What must stay visible: the house. Its middle is the point of interest. */
  readonly subject: PictureBox;
}

/** `{folder}/manifest.json`: the cameras of a house and what lies on each other in their pictures. */
export interface PictureManifest {
  /** By camera id. */
  readonly cameras: Readonly<Record<string, ManifestCamera>>;
}

export interface ManifestCamera extends PictureFrame {
  /** Category → the key that the pictures without keys show already, so that it needs no layer. */
  readonly base: Readonly<Record<string, string>>;
  /** Categories that do not show from here, whatever their key. */
  readonly unseen: readonly string[];
  /** `category:key` as houses have it that were saved before its answers were told apart → the key that shows the same now. */
  readonly former?: Readonly<Record<string, string>> | undefined;
  /** In drawing order. */
  readonly layers: readonly ManifestLayer[];
}

export interface ManifestLayer {
  /** Relative to the manifest. */
  readonly picture: string;
  /** Category → key; the layer is drawn when every one of them is the visit's. */
  readonly keys: Readonly<Record<string, string>>;
  /** Outside of it the layer is clear, so that nobody need blend it there; left out: it may show anywhere. */
  readonly box?: PictureBox | undefined;
}

/** One of the pictures that lie on each other. */
export interface PictureLayer {
  readonly address: string;
  /** In the frame's pixels; null: it may show anywhere. */
  readonly box: PictureBox | null;
}

/** What a picture shows, category → key; `pictureKeys` gives it. */
export type PictureKeys = ReadonlyMap<string, string>;

/** In a manifest: the key of a category that a visit says nothing of, because the house was saved before anything of it could be chosen. */
export const UNSAID = 'unsaid';

/**
 * Rendering method 3: the layers that lie on each other, lowest first. A camera that the manifest does not have gives none.
 * @param address the manifest's own
 */
export function manifestLayers(manifest: PictureManifest, address: string, camera: string, keys: PictureKeys): PictureLayer[] {
  const folder = address.slice(0, address.lastIndexOf('/') + 1);
  const described = Object.hasOwn(manifest.cameras, camera) ? manifest.cameras[camera] : undefined;
  const drawn = (described?.layers ?? []).filter((layer) => isDrawn(layer, keys, described?.former));
  return drawn.map(({ picture, box }) => ({ address: `${folder}${picture}`, box: box ?? null }));
}

/** A category that layers can be found by; in drawing order. */
export interface LayerCategory {
  readonly category: string;
  /** False: it picks the base picture instead of lying on it. */
  readonly isLayer: boolean;
}

/**
 * Rendering method 2: the addresses of the layers that lie on each other, lowest first, by where they lie: `{folder}/{camera}/base.webp`
 * and `{folder}/{camera}/{category}/{key}.webp`. Of several categories that pick the base picture the last with a key does.
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
