import type { GalleryPicture } from '@gavel/core';
import { useEffect, useState } from 'react';
import { reachability } from '../network/reachability.ts';
import { type ComposedPicture, composePicture, type PictureSources } from '../stage/picture/compose-picture.ts';

/** The layers that are decoded, and the picture that they show. */
export interface ShownPicture extends ComposedPicture {
  readonly of: GalleryPicture;
}

/**
 * Returns the decoded layers of a picture, `width` pixels wide. If the picture cannot be loaded, returns its drawing (`wanted.instead`).
 * While the next picture loads, returns the previous one. Returns null until the first picture has loaded, and if neither a picture nor its
 * drawing can be loaded. If the picture or some of its layers are missing, requests it again when the server is reachable.
 * @param wanted null: load nothing yet
 */
export function useComposed(wanted: GalleryPicture | null, width: number, sources: PictureSources): ShownPicture | null {
  const [composed, setComposed] = useState<ShownPicture | null>(null);
  const saying = JSON.stringify(wanted, (_, value) => (value instanceof Map ? [...value] : value));
  // biome-ignore lint/correctness/useExhaustiveDependencies: two pictures with the same content count as the same picture
  useEffect(() => {
    let isWanted = true;
    const show = async () => {
      if (!wanted || !isWanted) return;
      const { picture, instead } = wanted;
      const own = await composePicture(picture, width, sources);
      const next = own ?? (instead && (await composePicture(instead, width, sources)));
      if (!isWanted) return;
      setComposed(next && { ...next, of: wanted });
      if (own?.missing.length === 0) isWanted = false;
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
