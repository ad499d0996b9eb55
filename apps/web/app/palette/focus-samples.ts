/** Puts focus where one chooses, when what had it is gone. */
export function focusSamples(): void {
  document.querySelector<HTMLElement>('[role="radio"][tabindex="0"]')?.focus();
}
