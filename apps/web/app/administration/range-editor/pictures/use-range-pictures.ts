import type { RangePictures } from '@gavel/contract/staff';
import { useEffect, useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { browserStaffApi } from '../../access/browser-staff-api.ts';

interface Loaded {
  /** Null: not loaded yet, or it failed. The pictures of another chapter stay until those that were asked for arrive. */
  readonly pictures: RangePictures | null;
  readonly trouble: 'failed' | 'faults' | null;
  readonly isLoading: boolean;
}

/**
 * Loads the pictures of a chapter of a house, and again when the draft has changed.
 * @param house its key; empty: the first house
 * @param chapter its key; empty: one that lacks a picture or has some
 */
export function useRangePictures(house: string, chapter: string, draftTag: string): Loaded {
  const [loaded, setLoaded] = useState<Loaded>({ pictures: null, trouble: null, isLoading: true });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another draft has other pictures
  useEffect(() => {
    let isWanted = true;
    setLoaded((before) => ({ ...before, isLoading: true }));
    browserStaffApi()
      .then((api) => api.readRangePictures({ parameters: { house, chapter } }))
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
