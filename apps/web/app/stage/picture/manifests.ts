import type { ReadManifest } from '@gavel/contract';
import type { PictureManifest } from '@gavel/core';

export interface Manifests {
  /**
   * Returns the manifest at an address: the list of the cameras and layers of a scene. Null if it cannot be read; the next call
   * tries again.
   */
  read(address: string): Promise<PictureManifest | null>;
}

/** Reads each manifest only once. Reports the faults of each manifest to `warn`, only once. */
export function createManifests(
  fetchManifest: (address: string) => Promise<ReadManifest>,
  warn: (address: string, fault: unknown) => void,
): Manifests {
  const read = new Map<string, Promise<PictureManifest | null>>();
  const warned = new Set<string>();
  const tell = (address: string, fault: unknown) => {
    if (!warned.has(address)) warn(address, fault);
    warned.add(address);
  };

  const fetchOne = async (address: string): Promise<PictureManifest | null> => {
    try {
      const { manifest, faults } = await fetchManifest(address);
      if (faults.length > 0) tell(address, faults);
      return manifest;
    } catch (fault) {
      read.delete(address);
      tell(address, fault);
      return null;
    }
  };

  return {
    read(address) {
      const known = read.get(address) ?? fetchOne(address);
      read.set(address, known);
      return known;
    },
  };
}
