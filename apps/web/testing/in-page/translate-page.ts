/**
 * Translates a page as Chrome does, now and whenever its text changes: each text node outside `translate="no"` is replaced by two `<font>`
 * elements with the translation, which here is the text between brackets. `moves`: the first node is moved into them, as other translators do;
 * `inserts`: they are put beside it, and it is removed then; `fills`: the
 * other way round. It stands for itself, so that a journey can send it into a page. Gives what
 * ends it.
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
