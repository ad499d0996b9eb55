import type { GalleryPicture } from '@gavel/core';
import { useEffect, useState } from 'react';
import { reachability } from '../network/reachability.ts';
import { type ComposedPicture, composePicture, type PictureSources } from '../stage/picture/compose-picture.ts';

/** Decoded layers, and what they show. */
export interface ShownPicture extends ComposedPicture {
  readonly of: GalleryPicture;
}

/**
 * The decoded layers of a picture, `width` pixels wide; of its drawing where it cannot be had. The one before stays until the next is
 * ready; null until the first is, and for one that cannot be had at all. What could not be had whole is tried again when the server
 * answers again. A picture of null waits.
 */
export function useComposed(wanted: GalleryPicture | null, width: number, sources: PictureSources): ShownPicture | null {
  const [composed, setComposed] = useState<ShownPicture | null>(null);
  const saying = JSON.stringify(wanted, (_, value) => (value instanceof Map ? [...value] : value));
  // biome-ignore lint/correctness/useExhaustiveDependencies: a picture that says the same is the same
  useEffect(() => {
    let isWanted = true;
    const show = async () => {
      if (!wanted || !isWanted) return;
      const { picture, instead } = wanted;
      const own = await composePicture(picture, width, sources);
      const next = own ?? (instead && (await composePicture(instead, width, sources)));
      if (!isWanted) return;
      setComposed(next && { ...next, of: wanted });
      if (own?.isWhole) isWanted = false;
    };
    const end = reachability.onReturn(show);
    show();
    return () => {
      isWanted = false;
      end();
    };
  }, [saying, width, sources]);
  return composed;
}
