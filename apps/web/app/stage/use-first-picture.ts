import type { Step } from '@gavel/core';
import { useCallback, useState } from 'react';
import { useConfigurator } from '../visit/use-configurator.tsx';
import { type FirstPicture, firstPicture } from './first-sight.ts';
import { pictureInPage } from './placed-first-picture.tsx';

interface ShownFirst {
  /** What the page has shown of the house until now, as long as it is what is chosen; null: nothing. */
  readonly first: FirstPicture | null;
  /** Whether it can be seen already. */
  readonly hasCome: boolean;
  /** Says that it has come. */
  come(): void;
  /** Says that another picture lies over it. */
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
