import { readPictureManifest } from '@gavel/contract';
import type { PictureManifest } from '@gavel/core';
import type { Renditions } from '../../../adapters/media/renditions.ts';
import { BoundedCache } from '../../../cache/bounded-cache.ts';

/** What a manifest says as far as it can be read; one that is not there, or is none, has no cameras. @param path among the pictures */
export type Manifests = (path: string) => Promise<PictureManifest>;

/** More than a range has houses; each takes a megabyte at most. */
const MOST_KNOWN = 40;

/**
 * The manifests of houses, each read and checked once for each version of its file: that takes ten milliseconds, and where a question's answers
 * are seen asks for it at every answer and camera. What is wrong with one is told when it is read.
 */
export function openManifests({ storage, tellFault }: Pick<Renditions, 'storage' | 'tellFault'>): Manifests {
  const known = new BoundedCache<{ readonly version: string; readonly manifest: Promise<PictureManifest> }>(MOST_KNOWN);

  return async (path) => {
    const version = await storage.version(path);
    const last = known.find(path);
    if (last && last.version === version) return last.manifest;
    const manifest = read(path);
    if (version !== null) known.put(path, { version, manifest });
    // What could not be read is read again.
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

/** Null for what is no JSON, which is no manifest either. */
function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return null;
  }
}
