import type { LiveEvent } from '@gavel/contract/staff';
import { ApiError } from '../../api/api-error.ts';

interface Hearing {
  readonly read: (lead: string | undefined, left: AbortSignal) => AsyncIterable<LiveEvent>;
  heard(event: LiveEvent): void;
  /** Whether nothing is heard at the moment, and trying again did not help at once. */
  lost(isLost: boolean): void;
}

/** What a page hears of what happens. */
export interface LiveConnection {
  /** Listens, and says which request is open here. What was heard until now goes on until the new stream has begun: nothing is missed. */
  listen(lead: string | undefined): void;
  /** Tries again at once, where nothing is heard. */
  hurry(): void;
  /** Hears nothing more, until `listen`. */
  leave(): void;
}

/** Waits before it is tried again, the first time at once. Milliseconds; a part of it is drawn, so that not all pages come at the same moment. */
const BACK_OFF = [0, 2000, 5000, 10_000, 30_000];

export function connectLive({ read, heard, lost }: Hearing): LiveConnection {
  let current: AbortController | null = null;
  let impatient = new AbortController();
  /** Something may have happened while nothing was heard. */
  let hasGap = false;

  async function run(lead: string | undefined, own: AbortController, before: AbortController | null): Promise<void> {
    let failures = 0;
    while (!own.signal.aborted) {
      try {
        for await (const event of read(lead, own.signal)) {
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
        // Whoever may not listen is not let in by asking again.
        if (error instanceof ApiError && [401, 403].includes(error.status)) return lost(error.status === 401);
      }
      if (own.signal.aborted) return;
      hasGap = true;
      if (failures > 0) lost(true);
      await pause(BACK_OFF[Math.min(failures, BACK_OFF.length - 1)] ?? 0, AbortSignal.any([own.signal, impatient.signal]));
      failures += 1;
    }
  }

  return {
    listen(lead) {
      const before = current;
      current = new AbortController();
      void run(lead, current, before);
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
