/** Moves the focus to the samples, after the element that had the focus was removed. */
export function focusSamples(): void {
  document.querySelector<HTMLElement>('[role="radio"][tabindex="0"]')?.focus();
}
