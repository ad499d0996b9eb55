/** Whether the server answers this page's requests. */
export interface Reachability {
  isReachable(): boolean;
  /** The same once a probe that is under way has decided. */
  verdict(): Promise<boolean>;
  /** Calls `changed` whenever `isReachable` has become another. Returns a function that ends it. */
  subscribe(changed: () => void): () => void;
  /** Calls `act` whenever the server answers again after a silence or after the browser was offline. Returns a function that ends it. */
  onReturn(act: () => void): () => void;
  /** A request of the page got an answer from the server. */
  answered(): void;
  /** A request of the page got no answer: a probe finds out whether the server can be reached. */
  unanswered(): void;
}

interface Surroundings {
  /** Sends a tiny request to the server. Rejects if no answer comes. */
  probe(): Promise<unknown>;
  /** `navigator.onLine`: `false` is reliable, `true` is not (Wi-Fi without internet, a reload without a network). */
  isOnline(): boolean;
  readonly window: Pick<Window, 'addEventListener' | 'setTimeout' | 'setInterval' | 'clearInterval'>;
}

/**
 * Judges by requests, not by `navigator.onLine`. One failed request may be an accident, so a probe decides; no answer within `PATIENCE_MS`
 * counts as silence. While the server is silent, it sends a probe every `PROBE_EVERY_MS`.
 */
export function createReachability({ probe, isOnline, window }: Surroundings): Reachability {
  const subscribers = new Set<() => void>();
  const returns = new Set<() => void>();
  let isSilent = !isOnline();
  /** The browser reports a network again, but the server has not answered yet. */
  let isPromised = false;
  let timer: number | null = null;
  let isDecided: Promise<void> = Promise.resolve();
  let decide: () => void = () => undefined;

  const setSilent = (silent: boolean) => {
    decide();
    if (silent === isSilent) return;
    isSilent = silent;
    for (const changed of subscribers) changed();
  };
  const isReachable = () => isOnline() && !isSilent;
  const answered = () => {
    if (timer === null) return;
    window.clearInterval(timer);
    timer = null;
    // Not after an accident: a missing picture would be requested again and again.
    const isBack = isSilent || isPromised;
    isPromised = false;
    setSilent(false);
    if (isBack) for (const act of returns) act();
  };
  const ask = () => probe().then(answered);
  const unanswered = () => {
    // Many requests fail together; one probe is enough.
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
  };
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
}

function register(all: Set<() => void>, one: () => void): () => void {
  // A function of its own: the same may be registered twice.
  const own = () => one();
  all.add(own);
  return () => {
    all.delete(own);
  };
}

/** The notice must appear within three seconds. */
const PATIENCE_MS = 2_500;
const PROBE_EVERY_MS = 2_000;
