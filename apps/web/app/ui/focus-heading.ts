/** Puts focus on the page's heading, as a browser puts it on a new document: where what had it is gone, screen readers read where one is. */
export function focusHeading(): void {
  const heading = document.querySelector('h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
