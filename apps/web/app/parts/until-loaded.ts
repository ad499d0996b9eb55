import { untilReturn } from '../network/reachability.ts';
import { PartError } from './part-error.ts';
import { reloadIfOutdated } from './reload-page.ts';
import { waitingParts } from './waiting-parts.ts';

/**
 * Loads a part that the visitor has asked for, as often as it takes. Where it cannot be had, `PartNotice` says so, and it is tried again
 * when the visitor wants it or the server answers again. A page of an earlier build is loaded anew instead. Rejects only with what is
 * wrong in the part itself.
 */
export async function untilLoaded<Value>(load: () => Promise<Value>): Promise<Value> {
  return retried(load, (fault) => waitingParts.wait(fault));
}

/** The same for a part that the page can do without: nothing is said, and no page is loaded anew for it. */
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

/** Another document takes this one's place. */
function forever(): Promise<never> {
  return new Promise(() => undefined);
}

/** What failed by accident, so that no return of the server is noticed. */
const UNSEEN_AGAIN_MS = 30_000;
