import { useMedia } from './use-media.ts';

/** The overview is open by default above this width: 1023 CSS pixels, more with larger letters. On a low screen it has no room there. */
const query = '(min-width: 64em) and (min-height: 32.5625em)';

/** Whether the overview has room beside the picture. */
export function useIsWide(): boolean {
  return useMedia(query, true);
}
