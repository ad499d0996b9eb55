/** The header with the server’s time: `now;dur=` and milliseconds since 1970. Responses that caches keep for ever do not have it. */
const HEADER = 'Server-Timing';
const NOW = /(?:^|,)\s*now;dur=(\d+)/;

/** The server’s time, and the time on the page’s own clock when it arrived. Nobody can set the page’s clock. Both in ms. */
interface Reading {
  readonly server: number;
  readonly at: number;
}

interface Clocks {
  /** Milliseconds since the page opened. A change of the computer’s clock does not affect it. */
  readonly pageTime: () => number;
  /** Milliseconds since 1970 by the clock of the computer. */
  readonly systemTime: () => number;
}

/** Reads the server's time from the headers of the response to one request. */
type Hear = (headers: Pick<Headers, 'get'>) => void;

export interface ServerTime {
  /** Milliseconds since 1970 by the server’s clock. Until the first response, by the computer’s clock. */
  now(): number;
  /** Call this when a request is sent. Call the returned function with the headers of the response. */
  ask(): Hear;
  /** Returns whether the time may be wrong, because the computer slept or its clock was changed since the last response. */
  mayBeWrong(): boolean;
  /**
   * Calls `listener` whenever a response changes the time.
   * @returns a function that removes the listener
   */
  subscribe(listener: () => void): () => void;
}

/**
 * The greatest age of a response from a shared cache, in ms. The server lets caches store a response for one minute; this is twice as long.
 */
const LATEST_MS = 120_000;

/** If the difference between the computer’s clock and the page’s clock changes by at most this many ms, it counts as unchanged. */
const SLACK_MS = 5000;

export function createServerTime({ pageTime, systemTime }: Clocks, first: Reading | null): ServerTime {
  /**
   * How far the computer’s clock is ahead of the page’s clock, in ms. The value changes only when the computer sleeps or its clock is
   * set.
   */
  const ahead = () => systemTime() - pageTime();
  const isOther = (before: number) => Math.abs(ahead() - before) > SLACK_MS;
  let reading = first;
  let aheadThen = ahead();
  const listeners = new Set<() => void>();
  return {
    now: () => (reading ? Math.round(reading.server + pageTime() - reading.at) : systemTime()),
    ask() {
      const asked = { at: pageTime(), lead: ahead() };
      return (headers) => {
        const [, said] = NOW.exec(headers.get(HEADER) ?? '') ?? [];
        if (said === undefined) return;
        const [server, at] = [Number(said), pageTime()];
        // If the computer slept during the request, the response may be old, so keep the earlier difference between the clocks.
        if (!isOther(asked.lead)) aheadThen = ahead();
        // A slow network, a cache and a response to an older request can only make the time too early. So an earlier time counts only if
        // these causes cannot explain the difference.
        const behind = reading ? reading.server + at - reading.at - server : 0;
        const isOvertaken = reading !== null && asked.at < reading.at;
        if (behind > 0 && (isOvertaken || behind < LATEST_MS + at - asked.at)) return;
        reading = { server, at };
        for (const listener of listeners) listener();
      };
    },
    mayBeWrong: () => isOther(aheadThen),
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

const isBrowser = typeof document !== 'undefined';

export const serverTime: ServerTime = createServerTime(
  { pageTime: () => performance.now(), systemTime: () => Date.now() },
  isBrowser ? ofPage() : null,
);

/** Milliseconds since 1970 by the server’s clock. Prices, and what the site marks as new, must not depend on the visitor’s clock. */
export const serverNow = (): number => serverTime.now();

/** Requests the server’s time if the time of the page may be wrong. */
export async function checkServerTime(): Promise<void> {
  if (!serverTime.mayBeWrong()) return;
  const hear = serverTime.ask();
  // Without a network the page keeps the time that it has.
  await fetch('/healthz', { method: 'HEAD', cache: 'no-store' }).then(
    ({ headers }) => hear(headers),
    () => undefined,
  );
}

/**
 * Returns the server’s time from the response that contained this page. Null if the page came from a cache, because the time in it is then
 * old.
 */
function ofPage(): Reading | null {
  const [page] = performance.getEntriesByType('navigation');
  if (!(page instanceof PerformanceNavigationTiming) || page.transferSize === 0) return null;
  const said = page.serverTiming?.find(({ name }) => name === 'now');
  return said ? { server: said.duration, at: page.responseStart } : null;
}
