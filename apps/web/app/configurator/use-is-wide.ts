import { useSyncExternalStore } from 'react';

/** The overview is open by default above this width: 1023 CSS pixels, more with larger letters. */
const query = '(min-width: 64em)';

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
