import { useMedia } from '../ui/use-media.ts';

/** The same condition as in the style sheets: a narrow screen, or a low and wide one such as a phone in landscape. */
const SHEET = '(max-width: 43.75em), (max-height: 32.5em) and (min-width: 35em)';
const NARROW = '(max-width: 34.9375em), (max-width: 43.75em) and (min-height: 32.5625em)';

/**
 * Returns whether the palette is a sheet or a column, with back, counter and next at its bottom. Otherwise it is a bar with the samples
 * below it.
 */
export function useIsSheet(): boolean {
  return useMedia(SHEET);
}

/** Returns whether undo and redo are on the picture, below the price. */
export function useIsNarrow(): boolean {
  return useMedia(NARROW);
}
