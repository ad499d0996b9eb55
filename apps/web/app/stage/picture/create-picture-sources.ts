import { reachability } from '../../network/reachability.ts';
import type { PictureSources } from './compose-picture.ts';
import { createLayerImages } from './layer-images.ts';
import { createManifests } from './manifests.ts';

/** Where the pictures of one visit come from. The codecs come with the first manifest, so that no page waits for them. */
export function createPictureSources(): PictureSources {
  const fetchManifest = async (address: string) => (await import('./read-manifest.ts')).readManifest(address);
  return {
    manifests: createManifests(fetchManifest, (address, fault) => console.warn('Picture manifest at fault', address, fault)),
    images: createLayerImages(newImage, (address) => console.warn('Picture missing or broken', address)),
  };
}

/** What is decoded is wanted on the stage now; as pictures outside the page they would come after everything else. */
function newImage(): HTMLImageElement {
  const image = new Image();
  image.fetchPriority = 'high';
  image.addEventListener('error', reachability.unanswered);
  return image;
}
