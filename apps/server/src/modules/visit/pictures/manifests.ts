import { readPictureManifest } from '@gavel/contract';
import type { PictureManifest } from '@gavel/core';
import type { Renditions } from '../../../adapters/media/renditions.ts';
import { BoundedCache } from '../../../cache/bounded-cache.ts';

/**
 * Returns the valid parts of a manifest, the file that lists the cameras and layers of a house. If the file cannot be read, returns a
 * manifest without cameras.
 * @param path the path of the file within the pictures
 */
export type Manifests = (path: string) => Promise<PictureManifest>;

/** The greatest number of manifests in memory, more than the demo range has houses. Each takes at most 1 MB. */
const MOST_KNOWN = 40;

/**
 * Returns a function that reads and checks each manifest once for each version of its file. Reading and checking takes 10 ms, and the
 * search for the views of an answer needs the manifest for every answer and camera. Faults are logged when the file is read.
 */
export function openManifests({ storage, tellFault }: Pick<Renditions, 'storage' | 'tellFault'>): Manifests {
  const known = new BoundedCache<{ readonly version: string; readonly manifest: Promise<PictureManifest> }>(MOST_KNOWN);

  return async (path) => {
    const version = await storage.version(path);
    const last = known.find(path);
    if (last && last.version === version) return last.manifest;
    const manifest = read(path);
    if (version !== null) known.put(path, { version, manifest });
    // Do not cache a failed read, so that the next call tries again.
    manifest.catch(() => known.forget(path));
    return manifest;
  };

  async function read(path: string): Promise<PictureManifest> {
    const bytes = await storage.read(path);
    const { manifest, faults } = readPictureManifest(bytes && parseJson(bytes));
    for (const fault of faults) tellFault(`${path} ${fault}`, fault);
    return manifest;
  }
}

/** Returns the parsed JSON; null: the bytes are no valid JSON. A manifest must not be null, so the calling code refuses null. */
function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return null;
  }
}
