import type { z } from 'zod';
import type { Fault, Path, Place } from './fault.ts';
import type { manifestFile, sceneFile } from './picture-files.ts';

/** The pictures of a range, without their pixels. Paths are inside `pictures/`. */
export interface Pictures {
  /** Content hash of all names and bytes, 16 hex digits; null when there are no pictures. */
  readonly hash: string | null;
  /** Every picture that can be read. */
  readonly sizes: ReadonlyMap<string, PictureSize>;
  /** By house key: the cameras and layers that can be read. */
  readonly manifests: ReadonlyMap<string, Described<z.output<typeof manifestFile.fitting>>>;
  /** By scene: the cameras that can be read. */
  readonly scenes: ReadonlyMap<string, Described<z.output<typeof sceneFile.fitting>>>;
  /** By scene: the categories that have layers there. */
  readonly roomCategories: ReadonlyMap<string, ReadonlySet<string>>;
  /** Pictures and descriptions that cannot be read. */
  readonly faults: readonly Fault[];
}

/** Pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** A description among the pictures, and where its parts stand. */
export interface Described<Content> {
  readonly content: Content;
  placeOf(path: Path): Place;
}

export const PICTURES = 'pictures';
/** The folders of what is composed from layers. */
export const EXTERIORS = 'exterior';
export const INTERIORS = 'interior';

/** Of a range that has none: everything is drawn. */
export const noPictures: Pictures = {
  hash: null,
  sizes: new Map(),
  manifests: new Map(),
  scenes: new Map(),
  roomCategories: new Map(),
  faults: [],
};

/** The whole file, as faults name it. */
export function placeAmongPictures(path: string): Place {
  return { file: `${PICTURES}/${path}`, line: 1 };
}
