import { neighbours, type Picture, type Step } from '@gavel/core';
import { useEffect, useRef } from 'react';
import { idle } from '../../ui/idle.ts';
import { isSavingData } from '../../ui/is-saving-data.ts';
import { useConfigurator, useSteps } from '../../visit/use-configurator.tsx';
import type { PictureView } from '../use-picture-view.ts';
import { addressesOf, type PictureSources } from './compose-picture.ts';
import { neighbouringPictures } from './neighbouring-pictures.ts';

/**
 * Loads the pictures that the visitor may need next, one after the other, while the browser is idle. The pictures are only stored in the
 * browser’s cache and not decoded, so they need no memory.
 * @param asShown returns a picture and its width in pixels, as the stage will request it; null while the stage shows nothing, so that
 * preloading waits
 */
export function usePreloading(
  step: Step | null,
  { cameras, camera }: PictureView,
  asShown: ((picture: Picture) => { readonly picture: Picture; readonly width: number }) | null,
  { manifests }: PictureSources,
) {
  const { configuration, compiled, visit } = useConfigurator((state) => state);
  const steps = useSteps();
  const fetched = useRef(new Set<string>());
  const next = step ? neighbours(steps, step).next : null;
  const others = cameras
    .filter(({ id }) => id !== camera?.id)
    .map(({ id }) => id)
    .join();

  useEffect(() => {
    if (!asShown || isSavingData()) return;
    const place = { step, next, camera: camera?.id, others: others.split(',').filter(Boolean) };
    const pictures = neighbouringPictures(configuration, compiled, visit, place);
    let isWanted = true;
    const preload = async () => {
      while (isWanted) {
        await idle();
        const { value: picture } = isWanted ? pictures.next() : { value: undefined };
        if (!picture) return;
        const shown = asShown(picture);
        const addresses = await addressesOf(shown.picture, shown.width, manifests);
        const missing = addresses.filter((address) => !fetched.current.has(address));
        for (const address of missing) fetched.current.add(address);
        await Promise.all(missing.map(fetchQuietly));
      }
    };
    preload();
    return () => {
      isWanted = false;
    };
  }, [configuration, compiled, visit, step, next, camera, others, asShown, manifests]);
}

/** Loads a picture into the cache. Reports no failure, because the stage reports it when it needs the picture. */
function fetchQuietly(address: string): Promise<void> {
  return new Promise((done) => {
    const image = new Image();
    image.fetchPriority = 'low';
    image.onload = () => done();
    image.onerror = () => done();
    image.src = address;
  });
}
