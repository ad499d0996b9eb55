import { reachability } from '../../network/reachability.ts';
import type { PictureSources } from './compose-picture.ts';
import { createLayerImages } from './layer-images.ts';
import { createManifests } from './manifests.ts';

/**
 * Creates the sources for the pictures of one visit. The code that reads picture manifests loads together with the first manifest, so
 * that no page waits for this code.
 */
export function createPictureSources(): PictureSources {
  const fetchManifest = async (address: string) => (await import('./read-manifest.ts')).readManifest(address);
  return {
    manifests: createManifests(fetchManifest, (address, fault) => console.warn('Picture manifest at fault', address, fault)),
    images: createLayerImages(newImage, (address) => console.warn('Picture missing or broken', address)),
  };
}

/**
 * Creates an image with a high priority, because the stage needs decoded pictures now. Otherwise images that are not in the page would
 * load last.
 */
function newImage(): HTMLImageElement {
  const image = new Image();
  image.fetchPriority = 'high';
  image.addEventListener('error', reachability.unanswered);
  return image;
}
