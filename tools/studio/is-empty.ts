import type { ManifestLayer } from '@gavel/core';

/** Returns whether a layer is empty, because the camera does not see its part of the house. Then the layer's box is one pixel. */
export function isEmpty({ box }: ManifestLayer): boolean {
  return box !== undefined && box.width <= 1 && box.height <= 1;
}
