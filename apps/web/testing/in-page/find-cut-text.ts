/**
 * Words that cannot be read where they stand, a line for each: a box hides what does not fit in it (with dots or without), they lie
 * beyond a screen that does not scroll, or they stick out of the control that they name. What can be scrolled to is not cut, nor is what a
 * box leaves out whole and another place has whole; what only screen readers get is not looked at. Runs in the page, so everything it
 * needs stands inside.
 */
export function findCutText(): string[] {
  const SLACK = 2;
  const found: { readonly words: string; readonly faults: readonly string[]; readonly isLeftOut: boolean }[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const parent = node.parentElement;
    const words = node.textContent?.trim();
    if (words && parent && isSeen(parent)) found.push({ words, ...faultsOf(node, parent) });
  }
  const whole = new Set(found.filter(({ faults }) => faults.length === 0).map(({ words }) => words));
  const cut = found.filter(({ words, isLeftOut }) => !(isLeftOut && whole.has(words)));
  return [...new Set(cut.flatMap(({ words, faults }) => faults.map((fault) => `"${words.slice(0, 40)}" ${fault}`)))];

  function isSeen(element: Element): boolean {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
    if (element.closest('[inert], [aria-hidden="true"]')) return false;
    return ancestors(element).every((box) => getComputedStyle(box).clipPath === 'none');
  }

  function faultsOf(node: Node, parent: Element): { faults: string[]; isLeftOut: boolean } {
    const range = document.createRange();
    range.selectNodeContents(node);
    const text = range.getBoundingClientRect();
    const faults: string[] = [];
    let isLeftOut = false;
    const control = parent.closest('button, a, label, summary');
    if (control && isOutside(text, control.getBoundingClientRect(), true, false)) faults.push('sticks out of its control');
    let across = true;
    let down = true;
    for (const box of ancestors(parent)) {
      const { overflowX, overflowY, position } = getComputedStyle(box);
      across &&= !/auto|scroll/.test(overflowX);
      down &&= !/auto|scroll/.test(overflowY);
      const edges = box.getBoundingClientRect();
      if (isOutside(text, edges, across && overflowX !== 'visible', down && overflowY !== 'visible'))
        faults.push(`is cut off by ${box.tagName}.${box.className}`);
      isLeftOut ||= overflowY !== 'visible' && text.top >= edges.bottom - SLACK;
      if (position !== 'fixed') continue;
      if (isOutside(text, new DOMRect(0, 0, innerWidth, innerHeight), across, down))
        faults.push(`is beyond the screen in .${box.className}`);
      break;
    }
    return { faults, isLeftOut };
  }

  function isOutside(text: DOMRect, edges: DOMRect, across: boolean, down: boolean): boolean {
    const isAcross = text.right > edges.right + SLACK || text.left < edges.left - SLACK;
    const isDown = text.bottom > edges.bottom + SLACK || text.top < edges.top - SLACK;
    return (across && isAcross) || (down && isDown);
  }

  /** The element and what it stands in, from the inside; without body and html, which scroll the page. */
  function ancestors(element: Element): Element[] {
    const boxes: Element[] = [];
    for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) boxes.push(box);
    return boxes;
  }
}
