/** Where the range's source pictures are kept. A path stands under `pictures/`, such as `exterior/bjorkliden-142/front/base.webp`. */
export interface PictureStorage {
  /** Null: nothing is there. What is no picture path is never there. */
  read(path: string): Promise<Buffer<ArrayBuffer> | null>;
  /** Changes whenever the picture does, and costs less than to read it. Null as in `read`. */
  version(path: string): Promise<string | null>;
  /** Every path, sorted; empty when there is no storage. */
  list(): Promise<string[]>;
}

const LONGEST_PATH = 240;
const SEGMENT = /^[A-Za-z0-9_-][A-Za-z0-9._-]*$/;

/** Letters, digits, `-`, `_` and `.` between slashes; nothing hidden, and no way out of the folder on any system. */
export function isPicturePath(path: string): boolean {
  return path.length <= LONGEST_PATH && path.split('/').every((segment) => SEGMENT.test(segment));
}

/** What says which pictures a house or a scene has. */
export function isDescriptionPath(path: string): boolean {
  return /^(exterior\/[^/]+\/manifest|interior\/[^/]+\/scene)\.json$/.test(path);
}

/** Layers of a house or a scene. They lie on each other, so that the others still show when one is missing. */
export function isLayerPath(path: string): boolean {
  return /^(exterior|interior)\//.test(path);
}
