/**
 * Lays a sheet over all that a document paints, if none lies there yet. What is read, pressed, measured or judged is what it was: a pointer
 * goes through it, and it has no words. But the browser finds that nothing under it can be seen, and neither draws nor composes it anew for
 * each frame, which without a graphics card is a third of what a screen takes. Paper is not covered. Runs in the page, so everything it
 * needs stands inside.
 */
export function coverPage(page: Document = document): void {
  const lay = () => {
    if (page.querySelector('page-cover')) return;
    const cover = page.createElement('page-cover');
    // Of the document's own, which is another one for the frame that components are tested in.
    const style = new (page.defaultView ?? window).CSSStyleSheet();
    style.replaceSync(`
      :host { position: fixed; inset: 0; z-index: 2147483647; background: white; pointer-events: none; will-change: transform; }
      @media print { :host { display: none; } }`);
    cover.attachShadow({ mode: 'open' }).adoptedStyleSheets = [style];
    // In the body, where React, which may come later, leaves be what it does not know.
    page.body.append(cover);
  };
  if (page.readyState === 'loading') page.addEventListener('DOMContentLoaded', lay);
  else lay();
}
