import { useMedia } from '../ui/use-media.ts';

/** The style sheets use the same condition: a narrow screen, or a low and wide screen such as a phone in landscape. */
const SHEET = '(max-width: 43.75em), (max-height: 32.5em) and (min-width: 35em)';
const NARROW = '(max-width: 34.9375em), (max-width: 43.75em) and (min-height: 32.5625em)';

/**
 * Returns whether the palette is a sheet (on a narrow screen) or a column (on a low, wide one). It then has the back button, the counter of
 * the steps and the next button at its bottom. If false, the palette is a bar with these three, and with the samples below it.
 */
export function useIsSheet(): boolean {
  return useMedia(SHEET);
}

/** Returns whether the buttons for undo and redo are on the picture, below the price. */
export function useIsNarrow(): boolean {
  return useMedia(NARROW);
}
