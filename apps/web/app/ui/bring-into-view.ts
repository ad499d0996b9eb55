/** CSS pixels; a frame round what is brought into view has to be seen as well. */
const AIR = 12;

/** Scrolls a list so that something in it is seen: the list, nothing round it, and no further than needed. */
export function bringIntoView(list: HTMLElement, item: Element): void {
  const frame = list.getBoundingClientRect();
  const box = item.getBoundingClientRect();
  list.scrollLeft += overshoot(box.left - frame.left, box.right - frame.right);
  list.scrollTop += overshoot(box.top - frame.top, box.bottom - frame.bottom);
}

/** How far something sticks out before the start (negative) or after the end, with a little air. */
function overshoot(before: number, after: number): number {
  if (before < AIR) return before - AIR;
  return after > -AIR ? after + AIR : 0;
}
