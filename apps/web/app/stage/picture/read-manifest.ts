import { type ReadManifest, readPictureManifest } from '@gavel/contract';
import { fetchKept } from '../../network/reachability.ts';

/**
 * Reads the picture manifest (the list of the layers of a scene) at an address. Throws if there is no response, or if the response
 * is an error or no JSON.
 */
export async function readManifest(address: string): Promise<ReadManifest> {
  const response = await fetchKept(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return readPictureManifest(await response.json());
}
