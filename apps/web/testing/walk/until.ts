/** How long to wait at most, in ms: longer than any action needs, even on a busy machine. */
const LONGEST = 60_000;

/** Waits until `missing` returns null. If that takes too long, throws an error with the text that `missing` returned last. */
export async function until(missing: () => string | null): Promise<void> {
  const end = performance.now() + LONGEST;
  // Return only after three checks in a row without a text, because an effect of the last action may begin a moment later.
  for (let times = 0; times < 3; ) {
    const text = missing();
    times = text === null ? times + 1 : 0;
    if (performance.now() > end) throw new Error(`the page does not settle: ${text}`);
    await new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = resolve;
      port2.postMessage(null);
    });
  }
}
