import { useMedia } from '../ui/use-media.ts';

/** As the style sheets have it: a narrow screen, or a low, wide one such as a phone on its side. */
const SHEET = '(max-width: 43.75em), (max-height: 32.5em) and (min-width: 35em)';
const NARROW = '(max-width: 34.9375em), (max-width: 43.75em) and (min-height: 32.5625em)';

/** Whether the palette is a sheet or a column with back, counter and next at its foot, rather than a bar with the samples under it. */
export function useIsSheet(): boolean {
  return useMedia(SHEET);
}

/** Whether undo and redo lie on the picture, below the price. */
export function useIsNarrow(): boolean {
  return useMedia(NARROW);
}
