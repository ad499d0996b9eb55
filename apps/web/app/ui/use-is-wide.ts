import { useMedia } from './use-media.ts';

/** From this width on (1024 CSS pixels at the normal font size), the overview is open by default, even on a low screen. */
const query = '(min-width: 64em)';

/** Returns whether the overview fits beside the picture. */
export function useIsWide(): boolean {
  return useMedia(query, true);
}
