import {
  drawnAddress,
  type ManifestCamera,
  manifestLayers,
  type Picture,
  type PictureFrame,
  type PictureKeys,
  type PictureLayer,
} from '@gavel/core';
import { frameOf, isOnPaper, middleOf } from './frame-of.ts';
import type { LayerImages } from './layer-images.ts';
import type { Manifests } from './manifests.ts';
import { atWidth, blurred } from './rendition-width.ts';

/** Decoded layers that can be shown at once. */
export interface ComposedPicture {
  /** Lowest first. */
  readonly layers: readonly PictureLayer[];
  /** The address of the lowest, blurred; null when there is none. */
  readonly blur: string | null;
  readonly frame: PictureFrame;
  /** Nothing in it stands alone, so that any of it may be reflected. */
  readonly isRoom: boolean;
  /** It is a drawing on white paper: all of it is the subject. */
  readonly isPaper: boolean;
  /** What can be seen in it, category → key. */
  readonly keys: PictureKeys;
  /** None of its layers is left out. */
  readonly isWhole: boolean;
}

/** Where a composer gets manifests and layers from. */
export interface PictureSources {
  readonly manifests: Manifests;
  readonly images: LayerImages;
}

/**
 * Finds out which layers a picture has, and decodes them `width` pixels wide. A layer that is missing or broken is left out. Null when
 * there is nothing to show: the manifest failed, does not have the camera, or the lowest layer is missing, without which the others
 * would hang in the air.
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
    isWhole: layers.length === wanted.length,
  };
}

/** Every address that a picture is made of, `width` pixels wide; none when its manifest cannot be read. */
export async function addressesOf(picture: Picture, width: number, manifests: Manifests): Promise<readonly string[]> {
  return addressesIn(sized(await stackOf(picture, manifests), width));
}

interface Stack {
  readonly layers: readonly PictureLayer[];
  /** Null: as large as the picture turns out to be. */
  readonly frame: PictureFrame | null;
  keysOf(isShown: (layer: string) => boolean): PictureKeys;
}

/** What is asked for to show a stack `width` pixels wide. */
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
      return { layers: [anywhere(picture.address)], frame: null, keysOf: () => new Map() };
    case 'drawn':
      return { layers: [anywhere(drawnAddress(picture, 'wide'))], frame: frameOf(picture), keysOf: () => picture.keys };
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

/** A layer of which nobody has said where it shows. */
function anywhere(address: string): PictureLayer {
  return { address, box: null };
}

/** `{folder}/{camera}/{category}/{key}.webp`; the base picture stands for no key. */
function keyIn(layer: string): [string, string][] {
  const [, category, key] = /\/([^/]+)\/([^/]+)\.webp$/.exec(layer) ?? [];
  return category && key && key !== 'base' ? [[category, key]] : [];
}

/** The keys of categories that the camera has layers or a base for, less those whose layer is missing. */
function seenKeys({ base, unseen, layers }: ManifestCamera, keys: PictureKeys, missing: readonly string[]): PictureKeys {
  const shown = layers.filter(({ picture }) => !missing.some((layer) => layer.endsWith(`/${picture}`)));
  const seen = new Set([...Object.keys(base), ...shown.flatMap((layer) => Object.keys(layer.keys))]);
  const hidden = layers
    .filter((layer) => !shown.includes(layer))
    .flatMap((layer) => Object.keys(layer.keys))
    .concat(unseen);
  return new Map([...keys].filter(([category]) => seen.has(category) && !hidden.includes(category)));
}
