import type { LiveEvent } from '@gavel/contract/staff';
import { ApiError } from '../../api/api-error.ts';

interface Hearing {
  readonly read: (request: string | undefined, left: AbortSignal) => AsyncIterable<LiveEvent>;
  heard(event: LiveEvent): void;
  /**
   * Called with true when the connection is lost and the immediate retry has failed, or when nobody is logged in. Called with false when
   * the connection works, or when the user has no permission.
   */
  lost(isLost: boolean): void;
}

/** The page’s connection to the stream of live events. */
export interface LiveConnection {
  /**
   * Opens a stream and sends the server the id of the open customer request. The old stream stays open until the new one has begun, so no
   * event is missed.
   */
  listen(request: string | undefined): void;
  /** Retries immediately if the connection is lost. */
  hurry(): void;
  /** Closes the stream until the next `listen`. */
  leave(): void;
}

/**
 * How long to wait before each retry, in ms; the first retry is immediate. Each wait is shortened at random, by up to half, so that many
 * pages do not retry at the same moment.
 */
const BACK_OFF = [0, 2000, 5000, 10_000, 30_000];

export function connectLive({ read, heard, lost }: Hearing): LiveConnection {
  let current: AbortController | null = null;
  let impatient = new AbortController();
  /** Whether the stream was closed for a time, so that the page may have missed events. */
  let hasGap = false;

  async function run(request: string | undefined, own: AbortController, before: AbortController | null): Promise<void> {
    let failures = 0;
    while (!own.signal.aborted) {
      try {
        for await (const event of read(request, own.signal)) {
          if (event.kind !== 'begun') {
            heard(event);
            continue;
          }
          before?.abort();
          failures = 0;
          lost(false);
          if (hasGap) heard({ kind: 'again' });
          hasGap = false;
        }
      } catch (error) {
        const status = error instanceof ApiError ? error.status : null;
        // Do not retry if the user has no permission, because a retry would not help.
        if (status === 403) return lost(false);
        // A user who is logged out may log in in another tab, so retry with the longest wait.
        if (status === 401) failures = BACK_OFF.length;
      }
      if (own.signal.aborted) return;
      hasGap = true;
      if (failures > 0) lost(true);
      await pause(BACK_OFF[Math.min(failures, BACK_OFF.length - 1)] ?? 0, AbortSignal.any([own.signal, impatient.signal]));
      failures += 1;
    }
  }

  return {
    listen(request) {
      const before = current;
      current = new AbortController();
      // The next page aborts this stream. If this stream has not begun by then, the previous stream is still open, so abort that one too.
      current.signal.addEventListener('abort', () => before?.abort());
      void run(request, current, before);
    },
    hurry() {
      impatient.abort();
      impatient = new AbortController();
    },
    leave() {
      current?.abort();
      current = null;
      hasGap = true;
    },
  };
}

function pause(milliseconds: number, over: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds * (0.5 + Math.random() / 2));
    over.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
