/** Waits until the browser is idle, but not longer than `LONGEST_WAIT`. */
export function idle(): Promise<void> {
  return new Promise((done) => {
    // Safari has no `requestIdleCallback`.
    if ('requestIdleCallback' in window) requestIdleCallback(() => done(), { timeout: LONGEST_WAIT });
    else setTimeout(done, SOON);
  });
}

/** How long to wait for an idle moment at most, in ms. */
const LONGEST_WAIT = 5000;
const SOON = 200;
