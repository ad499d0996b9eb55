/** Waits until the browser has nothing better to do, but not for long. */
export function idle(): Promise<void> {
  return new Promise((done) => {
    // Safari has no idle callbacks.
    if ('requestIdleCallback' in window) requestIdleCallback(() => done(), { timeout: LONGEST_WAIT });
    else setTimeout(done, SOON);
  });
}

/** Milliseconds. */
const LONGEST_WAIT = 5000;
const SOON = 200;
