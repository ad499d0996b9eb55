/**
 * Translates a page as Chrome does, now and whenever its text changes. By default (`replaces`), two nested `<font>` elements with
 * the translation replace each text node outside `translate="no"`. Other translators differ: with `moves`, the original node moves
 * into the `<font>` elements; with `inserts`, they are added beside the node before the node is removed; with `fills`, after it is
 * removed. An end-to-end journey sends this function into a page, so it contains all its helpers.
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
