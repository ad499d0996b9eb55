/** Whether the server answers this page's requests. */
export interface Reachability {
  isReachable(): boolean;
  /** Calls `changed` whenever `isReachable` has become another. Returns a function that ends it. */
  subscribe(changed: () => void): () => void;
  /** Calls `act` whenever the server answers again, also when nobody had noticed yet that it did not. Returns a function that ends it. */
  onReturn(act: () => void): () => void;
  /** A request of the page got an answer from the server. */
  answered(): void;
  /** A request of the page got none: find out whether the server can be reached. */
  unanswered(): void;
}

interface Surroundings {
  /** Asks the server for next to nothing. Rejects when nobody answers. */
  probe(): Promise<unknown>;
  /** What the browser says: `false` is true, `true` may be wrong (Wi-Fi without internet, a reload without a network). */
  isOnline(): boolean;
  readonly window: Pick<Window, 'addEventListener' | 'setTimeout' | 'setInterval' | 'clearInterval'>;
}

/**
 * Goes by what requests show. One request without an answer may be an accident, so a probe decides; one without an answer for
 * `PATIENCE_MS` counts as silence. While the server is silent, a probe every `PROBE_EVERY_MS` notices its return.
 */
export function createReachability({ probe, isOnline, window }: Surroundings): Reachability {
  const subscribers = new Set<() => void>();
  const returns = new Set<() => void>();
  let isSilent = !isOnline();
  let timer: number | null = null;
  let lastAnswer = Number.NEGATIVE_INFINITY;

  const setSilent = (silent: boolean) => {
    if (silent === isSilent) return;
    isSilent = silent;
    for (const changed of subscribers) changed();
  };
  const answered = () => {
    lastAnswer = performance.now();
    if (timer === null) return;
    window.clearInterval(timer);
    timer = null;
    setSilent(false);
    for (const act of returns) act();
  };
  const ask = () => probe().then(answered);
  const unanswered = () => {
    // Many requests fail together, and some fail although the server answers others.
    if (timer !== null || performance.now() - lastAnswer < AGAIN_AFTER_MS) return;
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
  };
  window.addEventListener('offline', () => {
    lastAnswer = Number.NEGATIVE_INFINITY;
    unanswered();
    setSilent(true);
  });
  window.addEventListener('online', () => {
    lastAnswer = Number.NEGATIVE_INFINITY;
    if (timer === null) unanswered();
    else ask().catch(() => undefined);
  });
  if (isSilent) unanswered();

  return {
    isReachable: () => !isSilent,
    subscribe: (changed) => register(subscribers, changed),
    onReturn: (act) => register(returns, act),
    answered,
    unanswered,
  };
}

function register(all: Set<() => void>, one: () => void): () => void {
  // A function of its own: the same may be registered twice.
  const own = () => one();
  all.add(own);
  return () => {
    all.delete(own);
  };
}

/** With the probe itself well under the three seconds in which a visitor is to be told. */
const PATIENCE_MS = 2_500;
const PROBE_EVERY_MS = 2_000;
/** After an answer, a request that fails on its own does not start a probe. */
const AGAIN_AFTER_MS = 1_000;
