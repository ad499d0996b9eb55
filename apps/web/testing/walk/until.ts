/** Longer than anything takes, ms. */
const LONGEST = 15_000;

export async function until(isTrue: () => boolean): Promise<void> {
  const end = performance.now() + LONGEST;
  // Twice: what follows from the last act may begin a moment later.
  for (let times = 0; times < 3; times = isTrue() ? times + 1 : 0) {
    if (performance.now() > end) throw new Error('the page does not settle');
    await new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = resolve;
      port2.postMessage(null);
    });
  }
}
