// These functions run in the page, on one element.

/** Scrolls an element into view if its middle is not visible. Returns the middle, or why a visitor cannot click the element there. */
export function pointOf(element: Element): { readonly x: number; readonly y: number } | { readonly problem: string } {
  if (element.matches(':disabled, [aria-disabled="true"]')) return { problem: 'it is disabled' };
  const middle = () => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
  };
  const isReached = ({ x, y }: { x: number; y: number }) => {
    const hit = document.elementFromPoint(x, y);
    const label = hit?.closest('label');
    return Boolean(hit && (element.contains(hit) || label?.control === element || label?.contains(element)));
  };
  if (!isReached(middle())) element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  const point = middle();
  if (isReached(point)) return point;
  const over = document.elementFromPoint(point.x, point.y);
  return { problem: `${over?.outerHTML.slice(0, 200) ?? 'nothing'} is at ${point.x}, ${point.y}` };
}

/** Returns the element's visible text, with each run of white space as one space. */
export function textOf(element: Element): string {
  return ((element as HTMLElement).innerText ?? element.textContent).replaceAll(/\s+/g, ' ').trim();
}

export function fieldValueOf(element: Element): string {
  return (element as HTMLInputElement).value;
}
