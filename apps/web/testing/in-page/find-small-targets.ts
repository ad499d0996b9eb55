/**
 * Returns the controls that a finger may miss (WCAG 2.5.5), one line each: the area around their middle that reacts to a press is smaller
 * than 44 × 44 CSS pixels. They are too small, or another control overlaps them. Skips links in running text, disabled controls, and
 * controls that are partly scrolled away or covered by a fixed element. Runs in the page, so this function must contain all its helpers.
 */
export function findSmallTargets(): string[] {
  const LEAST = 44;
  /** The error of a measured size, in pixels: whole pixels are counted from the middle, which may be between two pixels. */
  const SLACK = 2;
  const CONTROLS = 'a[href], button, input, select, textarea, summary, [role="slider"], [role="option"], [role="tab"]';
  const faults = new Set<string>();
  for (const target of document.querySelectorAll<HTMLElement>(CONTROLS)) {
    if (!isOffered(target) || isInText(target)) continue;
    const { left, right, top, bottom } = target.getBoundingClientRect();
    const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
    if (!isAt(target, middle.x, middle.y)) continue;
    const across = reach(target, middle, 1, 0) + reach(target, middle, -1, 0);
    const down = reach(target, middle, 0, 1) + reach(target, middle, 0, -1);
    if (Math.min(across, down) < LEAST - SLACK)
      faults.add(`"${nameOf(target)}" .${target.className} has ${across} × ${down} to point at`);
  }
  return [...faults];

  /**
   * Returns how far from its middle the control still reacts to a press in one direction, in px. Returns `LEAST` if the end is scrolled
   * away or under a fixed element, where it cannot be measured.
   */
  function reach(target: HTMLElement, from: { x: number; y: number }, across: number, down: number): number {
    for (let step = 1; step < LEAST; step++) {
      const [x, y] = [from.x + across * step, from.y + down * step];
      if (isAt(target, x, y)) continue;
      return isScrolledAway(target, x, y) || isCovered(target, x, y) ? LEAST : step - 0.5;
    }
    return LEAST;
  }

  function isOffered(target: HTMLElement): boolean {
    if (!target.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
    return !target.closest('[inert]') && !target.matches(':disabled');
  }

  /** Returns whether the target is a link in running text: its parent contains more text than the link. */
  function isInText(target: HTMLElement): boolean {
    if (target.tagName !== 'A' || getComputedStyle(target).display !== 'inline') return false;
    return (target.parentElement?.textContent?.trim().length ?? 0) > (target.textContent?.trim().length ?? 0);
  }

  function isAt(target: HTMLElement, x: number, y: number): boolean {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && (target.contains(hit) || hit.closest('label')?.control === target);
  }

  /** Returns whether the point is outside the screen or an element that scrolls, or on its border. */
  function isScrolledAway(target: HTMLElement, x: number, y: number): boolean {
    if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return true;
    for (let box = target.parentElement; box && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(box);
      const edges = box.getBoundingClientRect();
      if (/auto|scroll/.test(overflowX) && (x < edges.left + SLACK || x > edges.right - SLACK)) return true;
      if (/auto|scroll/.test(overflowY) && (y < edges.top + SLACK || y > edges.bottom - SLACK)) return true;
    }
    return false;
  }

  /** Returns whether a fixed or sticky element covers this point and does not contain the control. */
  function isCovered(target: HTMLElement, x: number, y: number): boolean {
    for (let box = document.elementFromPoint(x, y); box; box = box.parentElement)
      if (/fixed|sticky/.test(getComputedStyle(box).position)) return !box.contains(target);
    return false;
  }

  function nameOf(element: Element): string {
    const name = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim() || element.outerHTML;
    return name.slice(0, 120);
  }
}
