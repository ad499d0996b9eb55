/// <reference lib="dom" />

/** A tap and the page's response to it. */
export interface Tapped {
  /** The time from the tap until the frame after the page's first change, in ms. */
  readonly sign: number;
  /** The time from the tap until the frame in which the page is as expected, in ms. */
  readonly done: number;
}

/** What a page must contain before the response to a tap counts as finished. */
export interface Awaited {
  /** The start of the expected path. */
  readonly path: string;
  /** A selector of the element that must exist. */
  readonly selector: string;
  /** Whether the first heading must differ from the heading before the tap. */
  readonly otherHeading: boolean;
}

/** Runs in the page. Waits for the next tap, and resolves when the page is as expected. Call it before the tap. */
export function hearTap({ path, selector, otherHeading }: Awaited): Promise<Tapped> {
  const heading = () => document.querySelector('h1')?.textContent ?? '';
  const before = heading();
  const isDone = () =>
    location.pathname.startsWith(path) && document.querySelector(selector) !== null && (!otherHeading || heading() !== before);
  /** Resolves after the frame that shows the current state of the page. */
  const painted = () =>
    new Promise<number>((done) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => done(performance.now());
        port2.postMessage(null);
      });
    });
  return new Promise((resolve) => {
    const onTap = ({ timeStamp }: Event) => {
      let sign: Promise<number> | null = null;
      const observer = new MutationObserver(async () => {
        sign ??= painted();
        if (!isDone()) return;
        observer.disconnect();
        resolve({ sign: (await sign) - timeStamp, done: (await painted()) - timeStamp });
      });
      observer.observe(document, { childList: true, subtree: true, attributes: true, characterData: true });
    };
    addEventListener('pointerup', onTap, { capture: true, once: true });
  });
}

/** Runs in the page. Returns the time of its largest contentful paint so far, ms. */
export function largestPaint(): Promise<number> {
  return new Promise((resolve) => {
    new PerformanceObserver((list, observer) => {
      observer.disconnect();
      resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN);
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
}
