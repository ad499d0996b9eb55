import { createHash } from 'node:crypto';
import { type PublishedPictures, withUploadedLayers } from '@gavel/range';
import { isDescriptionPath, type PictureStorage } from '../../adapters/media/picture-storage.ts';

interface Uploading {
  /** The pictures of the range folder. */
  readonly storage: PictureStorage;
  /** Returns the pictures of the range that is served. */
  readonly pictures: () => Promise<PublishedPictures | null>;
  /** Returns the bytes with this SHA-256; null: no uploaded picture has it. */
  readonly read: (hash: string) => Promise<Buffer<ArrayBuffer> | null>;
}

/**
 * Returns the pictures of a range: the uploaded pictures, and the files of the folder at all other paths. The manifest (the file that
 * lists the pictures of a house or a scene) then also lists the uploaded layers.
 */
export function withUploads({ storage, pictures, read }: Uploading): PictureStorage {
  const uploads = async () => (await pictures())?.uploads ?? {};
  return {
    async read(path) {
      const own = await uploads();
      const hash = Object.hasOwn(own, path) ? own[path] : undefined;
      if (hash !== undefined) return read(hash);
      const bytes = await storage.read(path);
      const layers = layersIn(own, path);
      return bytes && layers.length > 0 ? listed(bytes, layers) : bytes;
    },
    async version(path) {
      const own = await uploads();
      if (Object.hasOwn(own, path)) return `upload ${own[path]}`;
      const version = await storage.version(path);
      const layers = layersIn(own, path);
      if (version === null || layers.length === 0) return version;
      return `${version} ${createHash('sha256').update(layers.join('\n')).digest('hex')}`;
    },
    async list() {
      return [...new Set([...(await storage.list()), ...Object.keys(await uploads())])].toSorted();
    },
  };
}

/**
 * Returns the uploaded pictures in the folder of a manifest (the file that lists the pictures of a house or a scene), as paths relative
 * to that folder. Returns none if the file at `path` is no manifest.
 */
function layersIn(uploads: NonNullable<PublishedPictures['uploads']>, path: string): readonly string[] {
  if (!isDescriptionPath(path)) return [];
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  return Object.keys(uploads).flatMap((upload) => (upload.startsWith(folder) ? [upload.slice(folder.length)] : []));
}

/**
 * Adds layers to the JSON of a manifest (the file that lists the pictures of a house or a scene). Returns a broken manifest unchanged;
 * the code that reads the manifest reports the fault.
 */
function listed(bytes: Buffer<ArrayBuffer>, layers: readonly string[]): Buffer<ArrayBuffer> {
  try {
    return Buffer.from(JSON.stringify(withUploadedLayers(JSON.parse(bytes.toString('utf8')), layers)));
  } catch {
    return bytes;
  }
}
