import type { Step } from '@gavel/core';
import { useCallback, useState } from 'react';
import { useConfigurator } from '../visit/use-configurator.tsx';
import { type FirstPicture, firstPicture } from './first-sight.ts';
import { pictureInPage } from './placed-first-picture.tsx';

interface ShownFirst {
  /** The first picture that the page has shown; null if another picture has covered it or if it does not show the current choices. */
  readonly first: FirstPicture | null;
  /** Whether the picture has loaded. */
  readonly hasCome: boolean;
  /** Records that the picture has loaded. */
  come(): void;
  /** Records that another picture has covered the first one. */
  cover(): void;
}

export function useFirstPicture(step: Step | null): ShownFirst {
  const { configuration, compiled, visit } = useConfigurator((state) => state);
  const [inPage, setInPage] = useState(pictureInPage);
  const cover = useCallback(() => setInPage(null), []);
  const come = useCallback(() => setInPage((picture) => picture && { ...picture, hasCome: true }), []);
  const picture = inPage !== null && step ? firstPicture(configuration, compiled, visit, step) : null;
  return { first: picture?.address === inPage?.address ? picture : null, hasCome: inPage?.hasCome ?? false, come, cover };
}
