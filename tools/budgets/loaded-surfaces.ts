import { allTexts } from '@gavel/texts/catalogue';

/**
 * Returns the surfaces (parts of the site with texts of their own) whose texts are in `code`, in alphabetical order. It searches for one
 * sentence of each surface.
 */
export function surfacesIn(code: string): readonly string[] {
  return [...longestSentences()]
    .filter(([, sentence]) => code.includes(sentence))
    .map(([surface]) => surface)
    .sort();
}

/** Returns, for each surface, the longest sentence that no other surface has and that minifying does not change. */
function longestSentences(): ReadonlyMap<string, string> {
  const longest = new Map<string, string>();
  const texts = [...allTexts().values()];
  const isOwn = (text: string) => texts.indexOf(text) === texts.lastIndexOf(text);
  for (const [key, text] of allTexts()) {
    const [surface = ''] = key.split('.');
    const isPlain = !/[\n\u00a0'"`\\$]/.test(text);
    if (isPlain && isOwn(text) && text.length > (longest.get(surface) ?? '').length) longest.set(surface, text);
  }
  return longest;
}
