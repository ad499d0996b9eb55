/** Whether the server responds to this page's requests. */
export interface Reachability {
  isReachable(): boolean;
  /** Resolves to `isReachable()` after the running probe has finished. */
  verdict(): Promise<boolean>;
  /**
   * Calls `changed` whenever the result of `isReachable` changes.
   * @returns a function that removes the listener
   */
  subscribe(changed: () => void): () => void;
  /**
   * Calls `act` when the server responds again after it was unreachable, or after the browser was offline.
   * @returns a function that removes the listener
   */
  onReturn(act: () => void): () => void;
  /** Call this when a request of the page got a response from the server. */
  answered(): void;
  /** Call this when a request of the page got no response. A probe then finds out whether the server is reachable. */
  unanswered(): void;
}

interface Surroundings {
  /** Sends a tiny request to the server. Rejects if there is no response. */
  probe(): Promise<unknown>;
  /** Returns `navigator.onLine`. False is reliable; true is not, because a computer may have Wi-Fi without internet. */
  isOnline(): boolean;
  readonly window: Pick<Window, 'addEventListener' | 'setTimeout' | 'setInterval' | 'clearInterval'>;
}

/**
 * Finds out with requests whether the server is reachable, and does not rely on `navigator.onLine` alone. After a failed request it sends
 * a probe. If the probe fails, or gets no response within `PATIENCE_MS`, the server counts as unreachable. Until the server responds, the
 * probe is repeated every `PROBE_EVERY_MS`.
 */
export function createReachability({ probe, isOnline, window }: Surroundings): Reachability {
  const subscribers = new Set<() => void>();
  const returns = new Set<() => void>();
  let isSilent = !isOnline();
  /** Whether the browser has reported that it is online again, but the server has not responded since then. */
  let isPromised = false;
  let timer: number | null = null;
  let isDecided: Promise<void> = Promise.resolve();
  let decide: () => void = () => undefined;

  const isReachable = () => isOnline() && !isSilent;
  const ask = () => probe().then(answered);
  window.addEventListener('offline', () => {
    unanswered();
    setSilent(true);
  });
  window.addEventListener('online', () => {
    isPromised = true;
    if (timer === null) unanswered();
    else ask().catch(() => undefined);
  });
  if (isSilent) unanswered();

  return {
    isReachable,
    verdict: () => isDecided.then(isReachable),
    subscribe: (changed) => register(subscribers, changed),
    onReturn: (act) => register(returns, act),
    answered,
    unanswered,
  };

  function answered(): void {
    if (timer === null) return;
    window.clearInterval(timer);
    timer = null;
    // Call `act` only if the server was unreachable. If `act` ran after each failed request, the page would request a missing picture again
    // and again.
    const isBack = isSilent || isPromised;
    isPromised = false;
    setSilent(false);
    if (isBack) for (const act of returns) act();
  }

  function unanswered(): void {
    // Many requests may fail at the same time. Send only one probe for all of them.
    if (timer !== null) return;
    isDecided = new Promise((done) => {
      decide = done;
    });
    const askAgain = () => {
      if (isOnline()) ask().catch(() => undefined);
    };
    timer = window.setInterval(askAgain, PROBE_EVERY_MS);
    const own = timer;
    const giveUp = () => {
      if (timer === own) setSilent(true);
    };
    window.setTimeout(giveUp, PATIENCE_MS);
    if (isOnline()) ask().catch(giveUp);
    else giveUp();
  }

  function setSilent(silent: boolean): void {
    decide();
    if (silent === isSilent) return;
    isSilent = silent;
    for (const changed of subscribers) changed();
  }
}

function register(all: Set<() => void>, one: () => void): () => void {
  // Each call needs its own function in the set, because a caller may register the same function twice.
  const own = () => one();
  all.add(own);
  return () => {
    all.delete(own);
  };
}

/** How long to wait for the response to a probe, in ms. The notice about the network must appear within three seconds. */
const PATIENCE_MS = 2_500;
const PROBE_EVERY_MS = 2_000;
