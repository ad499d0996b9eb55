import { useSyncExternalStore } from 'react';

/** The overview is open by default above this width, in CSS pixels. */
const query = '(min-width: 1024px)';

/** Whether the overview has room beside the picture. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const media = matchMedia(query);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    () => matchMedia(query).matches,
    () => true,
  );
}
