/**
 * Translates a page as the translator of a browser does, now and whenever its text changes. The translation of a text is the same text
 * in brackets, inside two nested `<font>` elements. Skips text inside `translate="no"`. An end-to-end journey sends this function into a
 * page, so it contains all its helpers.
 * @param way how the page changes. `replaces`, as in Chrome: the `<font>` elements replace the text node. `inserts`: they appear before the
 * text node, which is then removed. `fills`: the text node is removed first, and then they appear in its place. `moves`: they replace the
 * text node, which then moves into them.
 * @returns a function that stops the translation
 */
export function translatePage(way: 'replaces' | 'inserts' | 'fills' | 'moves' = 'replaces'): () => void {
  const translate = (text: Text) => {
    const { parentElement: parent, data } = text;
    if (!parent || !data.trim() || parent.closest('font, [translate="no"], script, style, title, noscript, svg, textarea'))
      return;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    outer.style.verticalAlign = 'inherit';
    outer.append(inner);
    if (way === 'inserts') {
      text.before(outer);
      text.remove();
    } else if (way === 'fills') {
      const { nextSibling } = text;
      text.remove();
      parent.insertBefore(outer, nextSibling);
    } else text.replaceWith(outer);
    if (way === 'moves') {
      text.data = `[${data}]`;
      inner.append(text);
    } else inner.append(`[${data}]`);
  };
  const translateAll = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
    for (const text of texts) translate(text);
  };
  const observer = new MutationObserver(translateAll);
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  translateAll();
  return () => observer.disconnect();
}
