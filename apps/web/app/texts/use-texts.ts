import type { Messages, Surface, Texts, Translate } from '@gavel/texts';
import { createContext, use } from 'react';

const TextsContext = createContext<Texts | null>(null);

export const TextsProvider = TextsContext;

/**
 * Returns the function that gives the texts of a surface, which is a part of the interface: `const t = useTexts(paletteTexts)`. A text
 * that the builder has written replaces Gavel’s text. A page loads only the surfaces that it imports.
 */
export function useTexts<Own extends Messages>(surface: Surface<Own>): Translate<Own> {
  return useAllTexts().of(surface);
}

/** Returns a function that formats a time as `för 3 dagar sedan`. Both parameters are milliseconds since 1970. */
export function useRelativeTime(): Texts['relativeTime'] {
  return useAllTexts().relativeTime;
}

/** Returns the texts of all surfaces. Use this in code that loads its surface later. */
export function useAllTexts(): Texts {
  const texts = use(TextsContext);
  if (!texts) throw new Error('There are no texts around this component');
  return texts;
}
