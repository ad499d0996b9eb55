import { reachability } from '../network/reachability.ts';
import type { PartFault } from './part-error.ts';

/** The parts of the program (scripts and style sheets) that the visitor needs and that have failed to load. */
interface WaitingParts {
  /** The reason of the most recent failure. Null if no part is waiting for a retry, or if the visitor has closed the notice. */
  fault(): PartFault | null;
  subscribe(changed: () => void): () => void;
  /** Resolves when it is time to retry. */
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

/** How long to wait before the next request to an overloaded server, in ms. */
const BUSY_AGAIN_MS = 5_000;
