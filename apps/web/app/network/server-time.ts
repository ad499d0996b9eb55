/** What the server says its time is, in a header of every page and every answer: `now;dur=` and milliseconds since 1970. */
const HEADER = 'Server-Timing';
const NOW = /(?:^|,)\s*now;dur=(\d+)/;

/** The server's time, and when it came by the page's own clock, which nobody can set. Both in ms. */
interface Reading {
  readonly server: number;
  readonly at: number;
}

interface Clocks {
  /** Milliseconds since the page began; setting the computer's clock does not change it. */
  readonly pageTime: () => number;
  /** Milliseconds since 1970 as the computer has it. */
  readonly systemTime: () => number;
}

/** Reads the server's time from the answer to one request. */
type Hear = (headers: Pick<Headers, 'get'>) => void;

export interface ServerTime {
  /** Milliseconds since 1970 by the server's clock; by the computer's until the server has said its time. */
  now(): number;
  /** To be called when a request is sent; what it returns is called with the answer. */
  ask(): Hear;
  /** Whether the page was asleep or the computer's clock was set since the server's time came: then the page's own clock may be wrong. */
  mayBeWrong(): boolean;
  /** Calls back when the server's time comes; what it returns ends that. */
  subscribe(listener: () => void): () => void;
}

/** An answer that a cache on the way kept is at most so old, ms: the server allows a minute. */
const LATEST_MS = 120_000;

/** Less than this between two clocks is chance, ms. */
const SLACK_MS = 5000;

export function createServerTime({ pageTime, systemTime }: Clocks, first: Reading | null): ServerTime {
  /** How far the computer's clock is ahead of the page's, ms. It stays the same unless the page sleeps or somebody sets the clock. */
  const lead = () => systemTime() - pageTime();
  const isOther = (before: number) => Math.abs(lead() - before) > SLACK_MS;
  let reading = first;
  let leadThen = lead();
  const listeners = new Set<() => void>();
  return {
    now: () => (reading ? Math.round(reading.server + pageTime() - reading.at) : systemTime()),
    ask() {
      const asked = { at: pageTime(), lead: lead() };
      return (headers) => {
        const [, said] = NOW.exec(headers.get(HEADER) ?? '') ?? [];
        if (said === undefined) return;
        const [server, at] = [Number(said), pageTime()];
        // An answer that came while the page slept is of nobody knows when.
        if (!isOther(asked.lead)) leadThen = lead();
        // A slow line and a cache on the way only make it earlier than it is; so does a later request that was answered first.
        const behind = reading ? reading.server + at - reading.at - server : 0;
        const isOvertaken = reading !== null && asked.at < reading.at;
        if (behind > 0 && (isOvertaken || behind < LATEST_MS + at - asked.at)) return;
        reading = { server, at };
        for (const listener of listeners) listener();
      };
    },
    mayBeWrong: () => isOther(leadThen),
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

/** Milliseconds since 1970 by the server's clock: the visitor's clock decides neither prices nor what is new. */
export const serverNow = (): number => serverTime.now();

/** Asks for the time alone, where what is known of it may be wrong. */
export async function checkServerTime(): Promise<void> {
  if (!serverTime.mayBeWrong()) return;
  const hear = serverTime.ask();
  // Without a network the page goes on with what it knows.
  await fetch('/healthz', { method: 'HEAD', cache: 'no-store' }).then(
    ({ headers }) => hear(headers),
    () => undefined,
  );
}

/** The time that came with the page; null: the page came from a cache, and its time with it. */
function ofPage(): Reading | null {
  const [page] = performance.getEntriesByType('navigation');
  if (!(page instanceof PerformanceNavigationTiming) || page.transferSize === 0) return null;
  const said = page.serverTiming?.find(({ name }) => name === 'now');
  return said ? { server: said.duration, at: page.responseStart } : null;
}
