import { neighbours, type Step } from '@gavel/core';
import { useEffect, useRef } from 'react';
import { useConfigurator, useSteps } from '../use-configurator.tsx';
import { addressesOf, type PictureSources } from './compose-picture.ts';
import { isSavingData } from './is-saving-data.ts';
import { neighbouringPictures } from './neighbouring-pictures.ts';
import type { PictureView } from './use-picture-view.ts';

/**
 * Fetches what may be shown next, one picture after the other while the browser has nothing better to do. Only into the browser's own
 * cache: nothing is decoded, so nothing takes memory. `width` is what pictures are asked for in; null: nothing is shown yet, wait.
 */
export function usePreloading(
  step: Step | null,
  { cameras, camera }: PictureView,
  width: number | null,
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
    if (width === null || isSavingData()) return;
    const place = { step, next, camera: camera?.id, others: others.split(',').filter(Boolean) };
    const pictures = neighbouringPictures(configuration, compiled, visit, place);
    let isWanted = true;
    const preload = async () => {
      while (isWanted) {
        await idle();
        const { value: picture } = isWanted ? pictures.next() : { value: undefined };
        if (!picture) return;
        const addresses = await addressesOf(picture, width, manifests);
        const missing = addresses.filter((address) => !fetched.current.has(address));
        for (const address of missing) fetched.current.add(address);
        await Promise.all(missing.map(fetchQuietly));
      }
    };
    preload();
    return () => {
      isWanted = false;
    };
  }, [configuration, compiled, visit, step, next, camera, others, width, manifests]);
}

/** What cannot be fetched now is told when it is needed. */
function fetchQuietly(address: string): Promise<void> {
  return new Promise((done) => {
    const image = new Image();
    image.fetchPriority = 'low';
    image.onload = () => done();
    image.onerror = () => done();
    image.src = address;
  });
}

function idle(): Promise<void> {
  return new Promise((done) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => done(), { timeout: LONGEST_WAIT });
    else setTimeout(done, SOON);
  });
}

/** Milliseconds. */
const LONGEST_WAIT = 5000;
const SOON = 200;
