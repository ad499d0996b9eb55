/**
 * Returns the texts that a user cannot read in full, one line each. An element cuts them off (with or without dots), they are outside a
 * screen that does not scroll, or they are larger than their control. A text counts as readable if the user can scroll it into view, or if
 * it is completely below its frame and another element shows it in full. Skips texts that are only for screen readers or hidden from them.
 * Runs in the page, so this function must contain all its helpers.
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

  /** Returns the element and its ancestors, the innermost first. Leaves out body and html, which scroll the page. */
  function ancestors(element: Element): Element[] {
    const boxes: Element[] = [];
    for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) boxes.push(box);
    return boxes;
  }
}
