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
 * Returns the pictures of a range: the uploaded pictures, and the files of the folder at all other paths. The manifest of a house
 * also lists the uploaded layers.
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

/** Returns the uploaded pictures in the folder of a manifest, as paths relative to that folder; empty for any other file. */
function layersIn(uploads: NonNullable<PublishedPictures['uploads']>, path: string): readonly string[] {
  if (!isDescriptionPath(path)) return [];
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  return Object.keys(uploads).flatMap((upload) => (upload.startsWith(folder) ? [upload.slice(folder.length)] : []));
}

/**
 * Returns a manifest that also lists these layers. A file that is no manifest is returned unchanged; its reader reports the
 * fault.
 */
function listed(bytes: Buffer<ArrayBuffer>, layers: readonly string[]): Buffer<ArrayBuffer> {
  try {
    return Buffer.from(JSON.stringify(withUploadedLayers(JSON.parse(bytes.toString('utf8')), layers)));
  } catch {
    return bytes;
  }
}
