import type { RangePictures } from '@gavel/contract/staff';
import { useEffect, useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { browserStaffApi } from '../../access/browser-staff-api.ts';
import { picturesToAsk } from './one-picture/picture-look.ts';

interface Loaded {
  /** Null until the first pictures have loaded, and after a failure. While another section loads, the old pictures stay. */
  readonly pictures: RangePictures | null;
  readonly trouble: 'failed' | 'faults' | null;
  readonly isLoading: boolean;
}

/**
 * Loads the pictures of a section of a house, and again when the draft has changed.
 * @param house the key of the house; empty: the server chooses one
 * @param chapter the key of the section; empty: the server chooses one
 */
export function useRangePictures(house: string, chapter: string, draftTag: string): Loaded {
  const [loaded, setLoaded] = useState<Loaded>({ pictures: null, trouble: null, isLoading: true });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another draft has other pictures
  useEffect(() => {
    let isWanted = true;
    setLoaded((before) => ({ ...before, isLoading: true }));
    browserStaffApi()
      .then((api) => api.readRangePictures({ parameters: picturesToAsk({ house, chapter }, loaded.pictures) }))
      .then((pictures) => isWanted && setLoaded({ pictures, trouble: null, isLoading: false }))
      .catch((error: unknown) => {
        const trouble = error instanceof ApiError && error.code === 'range-refused' ? 'faults' : 'failed';
        if (isWanted) setLoaded({ pictures: null, trouble, isLoading: false });
      });
    return () => {
      isWanted = false;
    };
  }, [house, chapter, draftTag]);
  return loaded;
}
