import type { Step } from '@gavel/core';
import { useCallback, useState } from 'react';
import { useConfigurator } from '../visit/use-configurator.tsx';
import { type FirstPicture, firstPicture } from './first-sight.ts';
import { addressInPage } from './placed-first-picture.tsx';

/** What the page has shown of the house until now, as long as it is what is chosen; null: nothing. `cover` says that another picture lies over it. */
export function useFirstPicture(step: Step | null): { readonly first: FirstPicture | null; cover(): void } {
  const { configuration, compiled, visit } = useConfigurator((state) => state);
  const [address, setAddress] = useState(addressInPage);
  const cover = useCallback(() => setAddress(null), []);
  const picture = address !== null && step ? firstPicture(configuration, compiled, visit, step) : null;
  return { first: picture?.address === address ? picture : null, cover };
}
