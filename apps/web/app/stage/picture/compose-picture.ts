import {
  type DrawnPicture,
  drawnAddress,
  isPlanKey,
  type ManifestCamera,
  manifestLayers,
  type Picture,
  type PictureFrame,
  type PictureKeys,
  type PictureLayer,
} from '@gavel/core';
import { ownAddress } from '../../preview/own-address.ts';
import { frameOf, isOnPaper, middleOf } from './frame-of.ts';
import type { LayerImages } from './layer-images.ts';
import type { Manifests } from './manifests.ts';
import { atWidth, blurred } from './rendition-width.ts';

/** A picture whose layers are decoded, so that they can all appear at the same time. */
export interface ComposedPicture {
  /** The layers, the lowest first. */
  readonly layers: readonly PictureLayer[];
  /** The address of the blurred version of the lowest layer; null if there is none. */
  readonly blur: string | null;
  readonly frame: PictureFrame;
  /**
   * Whether the picture has layers without a manifest, as a room’s picture has. Mirrored copies of a picture fill the part of the stage
   * that the picture does not cover. They may show the whole picture of a room, but only the part beside the house in the picture of a
   * house.
   */
  readonly isRoom: boolean;
  /** Whether the picture is a floor plan on white paper. A floor plan must stay visible as a whole. */
  readonly isPaper: boolean;
  /** The picture keys that the picture shows: category → key. */
  readonly keys: PictureKeys;
  /** The addresses of the layers that have not loaded. */
  readonly missing: readonly string[];
}

/** Loads the layers of pictures, and the manifests that list these layers. */
export interface PictureSources {
  readonly manifests: Manifests;
  readonly images: LayerImages;
}

/**
 * Finds the layers of a picture and decodes them, `width` pixels wide. Leaves out layers that are missing or broken. Returns null if
 * nothing can be shown: the manifest could not be read, it does not have the camera, or the lowest layer is missing. Without the lowest
 * layer, the other layers would have no background.
 */
export async function composePicture(picture: Picture, width: number, sources: PictureSources): Promise<ComposedPicture | null> {
  const stack = await stackOf(picture, sources.manifests);
  const { layers: wanted, blur } = sized(stack, width);
  const decoded = await sources.images.decode(addressesIn({ layers: wanted, blur }));
  const found = new Set(decoded.map(({ address }) => address));
  const layers = wanted.filter(({ address }) => found.has(address));
  const [base] = decoded;
  if (!base || base.address !== wanted[0]?.address) return null;
  return {
    layers,
    blur: blur && found.has(blur) ? blur : null,
    frame: stack.frame ?? { ...base, subject: isOnPaper(picture) ? { ...base, x: 0, y: 0 } : middleOf(base) },
    isRoom: picture.kind === 'layers',
    isPaper: isOnPaper(picture),
    keys: stack.keysOf((layer) => found.has(atWidth(layer, width))),
    missing: wanted.flatMap(({ address }) => (found.has(address) ? [] : address)),
  };
}

/** Returns all addresses that a picture needs, `width` pixels wide. Returns none if its manifest cannot be read. */
export async function addressesOf(picture: Picture, width: number, manifests: Manifests): Promise<readonly string[]> {
  return addressesIn(sized(await stackOf(picture, manifests), width));
}

interface Stack {
  readonly layers: readonly PictureLayer[];
  /** The size and the subject of the picture; null if they are known only after the picture has loaded. */
  readonly frame: PictureFrame | null;
  keysOf(isShown: (layer: string) => boolean): PictureKeys;
}

/** Returns the addresses of all layers of a picture, `width` pixels wide. */
function sized({ layers }: Stack, width: number): Pick<ComposedPicture, 'layers' | 'blur'> {
  const [base] = layers;
  return {
    layers: layers.map((layer) => ({ ...layer, address: atWidth(layer.address, width) })),
    blur: base ? blurred(base.address) : null,
  };
}

function addressesIn({ layers, blur }: Pick<ComposedPicture, 'layers' | 'blur'>): string[] {
  return [...layers.map(({ address }) => address), ...(blur ? [blur] : [])];
}

async function stackOf(picture: Picture, manifests: Manifests): Promise<Stack> {
  switch (picture.kind) {
    case 'static':
      return { layers: [anywhere(ownAddress(picture.address))], frame: null, keysOf: () => new Map() };
    case 'drawn':
      return {
        layers: [anywhere(ownAddress(drawnAddress(picture, 'wide')))],
        frame: frameOf(picture),
        keysOf: () => describedKeys(picture),
      };
    case 'layers':
      return {
        layers: picture.layers.map(anywhere),
        frame: frameOf(picture),
        keysOf: (isShown) => new Map(picture.layers.filter(isShown).flatMap(keyIn)),
      };
    case 'manifest': {
      const manifest = await manifests.read(picture.address);
      const camera = manifest?.cameras[picture.camera.id];
      if (!manifest || !camera) return { layers: [], frame: null, keysOf: () => new Map() };
      const layers = manifestLayers(manifest, picture.address, picture.camera.id, picture.keys);
      const addresses = layers.map(({ address }) => address);
      const missing = (isShown: (layer: string) => boolean) => addresses.filter((address) => !isShown(address));
      return { layers, frame: camera, keysOf: (isShown) => seenKeys(camera, picture.keys, missing(isShown)) };
    }
  }
}

/**
 * Returns the picture keys with which a drawing is described. For a picture of the 3D model, leaves out the picture keys of floor plans,
 * because most of these are not visible from outside.
 */
function describedKeys({ subject, keys }: DrawnPicture): PictureKeys {
  return subject === 'model' ? new Map([...keys].filter(([category]) => !isPlanKey(category))) : keys;
}

/** Returns a layer that is not clipped, because its box is not known. */
function anywhere(address: string): PictureLayer {
  return { address, box: null };
}

/**
 * Returns the category and the key of a layer from its address `{folder}/{camera}/{category}/{key}.webp`. Returns an empty list for
 * the lowest layer (`base.webp`).
 */
function keyIn(layer: string): [string, string][] {
  const [, category, key] = /\/([^/]+)\/([^/]+)\.webp$/.exec(layer) ?? [];
  return category && key && key !== 'base' ? [[category, key]] : [];
}

/**
 * Returns those of the picture keys that a picture shows. Their category is in the lowest layer (`base`) or in another layer that is not
 * missing. Leaves out categories of missing layers, and categories that the camera never shows (`unseen`).
 */
function seenKeys({ base, unseen, layers }: ManifestCamera, keys: PictureKeys, missing: readonly string[]): PictureKeys {
  const shown = layers.filter(({ picture }) => !missing.some((layer) => layer.endsWith(`/${picture}`)));
  const seen = new Set([...Object.keys(base), ...shown.flatMap((layer) => Object.keys(layer.keys))]);
  const hidden = layers
    .filter((layer) => !shown.includes(layer))
    .flatMap((layer) => Object.keys(layer.keys))
    .concat(unseen);
  return new Map([...keys].filter(([category]) => seen.has(category) && !hidden.includes(category)));
}
