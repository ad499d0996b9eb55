/** How long to wait at most, in ms: longer than any action needs. */
const LONGEST = 15_000;

export async function until(isTrue: () => boolean): Promise<void> {
  const end = performance.now() + LONGEST;
  // Check several times, because an effect of the last action may begin a moment later.
  for (let times = 0; times < 3; times = isTrue() ? times + 1 : 0) {
    if (performance.now() > end) throw new Error('the page does not settle');
    await new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = resolve;
      port2.postMessage(null);
    });
  }
}
