import { untilReturn } from '../network/reachability.ts';
import { PartError } from './part-error.ts';
import { reloadIfOutdated } from './reload-page.ts';
import { waitingParts } from './waiting-parts.ts';

/**
 * Loads a part that the visitor asked for, and retries until it is there: when the visitor presses *Försök igen* and when the server answers
 * again. Meanwhile `PartNotice` shows why. If the server does not have the part any more, it reloads the page. Rejects only with errors
 * of the part itself.
 */
export async function untilLoaded<Value>(load: () => Promise<Value>): Promise<Value> {
  return retried(load, (fault) => waitingParts.wait(fault));
}

/** The same for a part that the page can do without: it shows no notice and never reloads the page. */
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

/** The page is about to be replaced. */
function forever(): Promise<never> {
  return new Promise(() => undefined);
}

/** Retries a single failed request, after which the server never counted as silent. */
const UNSEEN_AGAIN_MS = 30_000;
