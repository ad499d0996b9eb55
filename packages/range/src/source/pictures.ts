import type { z } from 'zod';
import type { Fault, Path, Place } from './fault.ts';
import type { manifestFile, sceneFile } from './picture-files.ts';

/** The pictures of a range, without their pixels. Paths are inside `pictures/`. */
export interface Pictures {
  /** The content hash of all names and bytes, 16 hex digits; null when there are no pictures. */
  readonly hash: string | null;
  /** Every readable picture: path → size. */
  readonly sizes: ReadonlyMap<string, PictureSize>;
  /** House key → the readable cameras and layers. */
  readonly manifests: ReadonlyMap<string, Described<z.output<typeof manifestFile.fitting>>>;
  /** Scene → the readable cameras. */
  readonly scenes: ReadonlyMap<string, Described<z.output<typeof sceneFile.fitting>>>;
  /** Scene → the categories that have layers in this scene. */
  readonly roomCategories: ReadonlyMap<string, ReadonlySet<string>>;
  /** The pictures that were uploaded instead of a file of the folder: path → SHA-256 of the bytes. */
  readonly uploads: ReadonlyMap<string, string>;
  /** Faults of pictures, manifests and scene files that cannot be read. */
  readonly faults: readonly Fault[];
}

/** The size in pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** The content of a manifest or scene file among the pictures, with the line of each of its parts. */
export interface Described<Content> {
  readonly content: Content;
  placeOf(path: Path): Place;
}

/** `layer`: drawn on other pictures, so it is transparent around what it shows. `scene`: the whole picture of a room. */
export const pictureKinds = ['layer', 'scene', 'sample', 'card', 'garden', 'thumbnail', 'bundle', 'section', 'splash'] as const;
export type PictureKind = (typeof pictureKinds)[number];

export const PICTURES = 'pictures';
/** The folders of pictures that are composed from layers. */
export const EXTERIORS = 'exterior';
export const INTERIORS = 'interior';

/** The value for a range without pictures: the server renders or draws every picture. */
export const noPictures: Pictures = {
  hash: null,
  sizes: new Map(),
  manifests: new Map(),
  scenes: new Map(),
  roomCategories: new Map(),
  uploads: new Map(),
  faults: [],
};

/** Returns the position of a fault that is about a whole picture file. */
export function placeAmongPictures(path: string): Place {
  return { file: `${PICTURES}/${path}`, line: 1 };
}
