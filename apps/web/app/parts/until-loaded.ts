import { untilReturn } from '../network/reachability.ts';
import { PartError } from './part-error.ts';
import { reloadIfOutdated } from './reload-page.ts';
import { waitingParts } from './waiting-parts.ts';

/**
 * Loads code that the visitor needs, and retries until it has loaded: when the visitor presses *Försök igen* (retry), when the server
 * responds again, and some time after the server was overloaded. Until then `PartNotice` shows why it has not loaded. If the server no
 * longer has the files, reloads the page. Rejects only if the loaded code itself throws an error.
 */
export async function untilLoaded<Value>(load: () => Promise<Value>): Promise<Value> {
  return retried(load, (fault) => waitingParts.wait(fault));
}

/** Like `untilLoaded`, for optional code. Shows no notice and never reloads the page. */
export async function untilLoadedUnseen<Value>(load: () => Promise<Value>): Promise<Value> {
  return retried(load, null);
}

async function retried<Value>(
  load: () => Promise<Value>,
  tell: ((fault: PartError['fault']) => Promise<void>) | null,
): Promise<Value> {
  for (;;) {
    try {
      return await load();
    } catch (error) {
      if (!(error instanceof PartError)) throw error;
      if (!tell) await Promise.race([untilReturn(), new Promise((later) => setTimeout(later, UNSEEN_AGAIN_MS))]);
      else if (reloadIfOutdated(error)) await forever();
      else await tell(error.fault);
    }
  }
}

/** Returns a promise that never resolves, because the page is about to reload. */
function forever(): Promise<never> {
  return new Promise(() => undefined);
}

/** How long to wait before optional code is loaded again, in ms, if the server does not respond again before that. */
const UNSEEN_AGAIN_MS = 30_000;
