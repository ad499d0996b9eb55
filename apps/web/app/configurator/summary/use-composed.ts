import type { Picture } from '@gavel/core';
import { useEffect, useState } from 'react';
import { type ComposedPicture, composePicture, type PictureSources } from '../picture/compose-picture.ts';

/**
 * The decoded layers of a picture, `width` pixels wide. The one before stays until the next is ready; null until the first is, and for
 * one that cannot be had. A picture of null waits.
 */
export function useComposed(picture: Picture | null, width: number, sources: PictureSources): ComposedPicture | null {
  const [composed, setComposed] = useState<ComposedPicture | null>(null);
  const wanted = JSON.stringify(picture && { ...picture, ...('keys' in picture && { keys: [...picture.keys] }) });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a picture that says the same is the same
  useEffect(() => {
    let isWanted = true;
    if (picture) composePicture(picture, width, sources).then((next) => isWanted && setComposed(next));
    return () => {
      isWanted = false;
    };
  }, [wanted, width, sources]);
  return composed;
}
