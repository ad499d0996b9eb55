import { useMedia } from './use-media.ts';

/** From this width on (1024 CSS pixels at the normal font size), the overview, which lists all steps, is open by default. */
const query = '(min-width: 64em)';

/** Returns whether the screen is wide enough for the overview beside the picture. True on the server. */
export function useIsWide(): boolean {
  return useMedia(query, true);
}
