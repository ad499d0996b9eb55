import { reachability } from '../network/reachability.ts';
import type { PartFault } from './part-error.ts';

/** Parts that the visitor asked for and that failed to load. */
interface WaitingParts {
  /** Why the last of them failed; null if none waits, or if the visitor closed the notice. */
  fault(): PartFault | null;
  subscribe(changed: () => void): () => void;
  /** Resolves when it is time to try again. */
  wait(fault: PartFault): Promise<void>;
  retry(): void;
  dismiss(): void;
}

export const waitingParts = createWaitingParts();

function createWaitingParts(): WaitingParts {
  const subscribers = new Set<() => void>();
  const waiting = new Set<() => void>();
  let shown: PartFault | null = null;
  const show = (fault: PartFault | null) => {
    shown = fault;
    for (const changed of subscribers) changed();
  };
  const retry = () => {
    show(null);
    const all = [...waiting];
    waiting.clear();
    for (const again of all) again();
  };
  return {
    fault: () => shown,
    subscribe(changed) {
      subscribers.add(changed);
      return () => subscribers.delete(changed);
    },
    wait(fault) {
      show(fault);
      return new Promise((again) => {
        const end = reachability.onReturn(retry);
        const busy = fault === 'busy' ? setTimeout(retry, BUSY_AGAIN_MS) : undefined;
        waiting.add(() => {
          end();
          clearTimeout(busy);
          again();
        });
      });
    },
    retry,
    dismiss: () => show(null),
  };
}

/** The pause before the next request to a server that is too busy. */
const BUSY_AGAIN_MS = 5_000;
