import { allTexts } from '@gavel/texts/catalogue';

/** The surfaces of texts that stand in a page's code: those of which it has the longest sentence of their own. In alphabetical order. */
export function surfacesIn(code: string): readonly string[] {
  return [...longestSentences()]
    .filter(([, sentence]) => code.includes(sentence))
    .map(([surface]) => surface)
    .sort();
}

/** Surface → its longest sentence of those that no other surface has and that minifying leaves as they are. */
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
