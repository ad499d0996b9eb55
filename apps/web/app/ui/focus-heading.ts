/**
 * Moves the focus to the heading of the page, as after a page load. Use this when the element that had the focus no longer exists, so
 * that screen readers read where the user is.
 */
export function focusHeading(): void {
  const heading = document.querySelector('h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
