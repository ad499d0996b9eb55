/** The storage of the range's source pictures. A path is relative to `pictures/`, such as `exterior/bjorkliden-142/front/base.webp`. */
export interface PictureStorage {
  /** Returns a picture; null: there is no such picture, or the path is not a picture path. */
  read(path: string): Promise<Buffer<ArrayBuffer> | null>;
  /**
   * Returns a text that changes whenever the picture changes. This costs less than reading the picture. Null: there is no such
   * picture, or the path is not a picture path.
   */
  version(path: string): Promise<string | null>;
  /** Returns the paths of all pictures, sorted; an empty list if the folder of the pictures is missing. */
  list(): Promise<string[]>;
}

const LONGEST_PATH = 240;
const SEGMENT = /^[A-Za-z0-9_-][A-Za-z0-9._-]*$/;

/**
 * Returns whether a path has only letters, digits, `-`, `_` and `.` between slashes, no part that begins with `.`, and at most 240
 * characters. Such a path names no hidden file and cannot leave the folder, on any system.
 */
export function isPicturePath(path: string): boolean {
  return path.length <= LONGEST_PATH && path.split('/').every((segment) => SEGMENT.test(segment));
}

/** Returns whether a path is the file that lists the pictures of a house or a scene. */
export function isDescriptionPath(path: string): boolean {
  return /^(exterior\/[^/]+\/manifest|interior\/[^/]+\/scene)\.json$/.test(path);
}

/** Returns whether a picture at this path is a layer of a house or a scene. If one layer is missing, all other layers still show. */
export function isLayerPath(path: string): boolean {
  return /^(exterior|interior)\//.test(path);
}
