import type { Messages, Surface, Texts, Translate } from '@gavel/texts';
import { createContext, use } from 'react';

const TextsContext = createContext<Texts | null>(null);

export const TextsProvider = TextsContext;

/** The translator of a surface, in the builder's words: `const t = useTexts(paletteTexts)`. A page loads the surfaces that it imports. */
export function useTexts<Own extends Messages>(surface: Surface<Own>): Translate<Own> {
  return useAllTexts().of(surface);
}

/** `för 3 dagar sedan`; both in milliseconds since 1970. */
export function useRelativeTime(): Texts['relativeTime'] {
  return useAllTexts().relativeTime;
}

/** All of them, for code that brings its own surface when it is needed. */
export function useAllTexts(): Texts {
  const texts = use(TextsContext);
  if (!texts) throw new Error('There are no texts around this component');
  return texts;
}
