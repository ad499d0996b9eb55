import { useMedia } from './use-media.ts';

/** The overview is open by default above this width, however low the screen: 1023 CSS pixels, more with larger letters. */
const query = '(min-width: 64em)';

/** Whether the overview has room beside the picture. */
export function useIsWide(): boolean {
  return useMedia(query, true);
}
