/// <reference lib="dom" />

/** The result of one choice. */
export interface Shown {
  /** The time from the click to the frame that shows the picture, ms. */
  readonly time: number;
  /** Addresses of the layers that were not visible before. */
  readonly layers: readonly string[];
  readonly stacked: number;
  /** The width at which the page requested the layers, pixels. */
  readonly width: number;
}

/**
 * Runs in the page. Clicks the answer at an index, or the next one if that answer is chosen. Waits for the frame in which the stage shows
 * other layers. Marks the click as `choice` in a trace of the page.
 */
export async function chooseOther(at: number): Promise<Shown> {
  const stacked = () =>
    [...(document.querySelector('.stage-picture:last-of-type .stage-layers')?.querySelectorAll('img') ?? [])].map(
      (image) => image.getAttribute('src') ?? '',
    );
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const samples = [...document.querySelectorAll<HTMLElement>('[role="radio"][aria-disabled="false"]')];
  const sample = samples[at]?.getAttribute('aria-checked') === 'true' ? samples[(at + 1) % samples.length] : samples[at];
  const before = stacked();
  const stage = document.querySelector('.stage');
  if (!stage) throw new Error('there is no stage');
  const changed = new Promise<void>((done) => {
    const observer = new MutationObserver(() => {
      if (stacked().join() === before.join()) return;
      observer.disconnect();
      done();
    });
    observer.observe(stage, { childList: true, subtree: true });
  });
  // Click in a separate task, as a visitor does, so that earlier work does not count.
  await new Promise((done) => setTimeout(done));
  const start = performance.now();
  performance.mark('choice');
  sample?.click();
  await changed;
  // Wait for two frames: when the second one begins, the browser has finished the frame with the new layers.
  await frame();
  await frame();
  const time = performance.now() - start;
  const layers = stacked().filter((layer) => !before.includes(layer));
  const width = Number(new URL(layers[0] ?? '', location.href).searchParams.get('width'));
  return { time, layers, stacked: stacked().length, width };
}

/** Runs in the page. Returns the time to show one whole picture again from the browser's cache, ms. */
export async function reloadWhole(address: string): Promise<number> {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const image = new Image();
  image.className = 'stage-whole';
  image.style.cssText = 'position: fixed; inset: 0; width: 100vw';
  const start = performance.now();
  image.src = address;
  await image.decode();
  document.body.append(image);
  await frame();
  await frame();
  const time = performance.now() - start;
  image.remove();
  return time;
}

/**
 * Runs in the page. Records the time from each click or key to the next frame, rounded to 8 ms, if it is at least 16 ms. The browser
 * reports it as Event Timing, on which INP and Lighthouse's user flow are based. The time includes waiting for a busy machine and for the
 * screen.
 */
export function noteInteractions(): Map<number, number> {
  const noted = new Map<number, number>();
  // The threshold in ms. Browsers allow no lower one than 16; the default is 104.
  const every = { type: 'event', durationThreshold: 16 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!(entry instanceof PerformanceEventTiming) || entry.interactionId === 0) continue;
      noted.set(entry.interactionId, Math.max(noted.get(entry.interactionId) ?? 0, entry.duration));
    }
  }).observe(every);
  return noted;
}
