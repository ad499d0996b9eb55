import type { GalleryPicture } from '@gavel/core';
import { useEffect, useState } from 'react';
import { type ComposedPicture, composePicture, type PictureSources } from '../stage/picture/compose-picture.ts';

/** Decoded layers, and what they show. */
export interface ShownPicture extends ComposedPicture {
  readonly of: GalleryPicture;
}

/**
 * The decoded layers of a picture, `width` pixels wide; of its drawing where it cannot be had. The one before stays until the next is
 * ready; null until the first is, and for one that cannot be had at all. A picture of null waits.
 */
export function useComposed(wanted: GalleryPicture | null, width: number, sources: PictureSources): ShownPicture | null {
  const [composed, setComposed] = useState<ShownPicture | null>(null);
  const saying = JSON.stringify(wanted, (_, value) => (value instanceof Map ? [...value] : value));
  // biome-ignore lint/correctness/useExhaustiveDependencies: a picture that says the same is the same
  useEffect(() => {
    let isWanted = true;
    const show = async ({ picture, instead }: GalleryPicture) => {
      const own = await composePicture(picture, width, sources);
      return own ?? (instead && composePicture(instead, width, sources));
    };
    if (wanted) show(wanted).then((next) => isWanted && setComposed(next && { ...next, of: wanted }));
    return () => {
      isWanted = false;
    };
  }, [saying, width, sources]);
  return composed;
}
