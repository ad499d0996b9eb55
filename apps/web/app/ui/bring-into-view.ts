/** How much space around the item must be visible, in CSS pixels, so that its focus ring is visible too. */
const AIR = 12;

/** Scrolls a list as little as possible, so that an item is visible. Scrolls only this list. */
export function bringIntoView(list: HTMLElement, item: Element): void {
  const frame = list.getBoundingClientRect();
  const box = item.getBoundingClientRect();
  list.scrollLeft += overshoot(box.left - frame.left, box.right - frame.right);
  list.scrollTop += overshoot(box.top - frame.top, box.bottom - frame.bottom);
}

/**
 * Returns how far an item is outside the visible part of the list, in one direction and in CSS pixels: negative above or at the left of it,
 * positive below or at the right, 0 if the item is inside.
 */
function overshoot(before: number, after: number): number {
  if (before < AIR) return before - AIR;
  return after > -AIR ? after + AIR : 0;
}
