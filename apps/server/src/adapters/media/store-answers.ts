import { lookedUp } from '../../cache/looked-up.ts';
import type { ObjectStore } from './object-store.ts';

/** Longer than a store takes that is well, ms. */
const ANSWERS_WITHIN = 2000;
/** Whether there is such a file does not matter: a store that says is there, and lets us in. */
const ASKED_FOR = 'ready';

/** Whether a store answers, and to us. It is asked every five seconds at most, however many want to know. @param now milliseconds since 1970 */
export function storeAnswers(store: Pick<ObjectStore, 'has'>, now: () => number): () => Promise<boolean> {
  return lookedUp({ look: () => answers(store), now });
}

async function answers(store: Pick<ObjectStore, 'has'>): Promise<boolean> {
  const { promise: late, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => resolve(false), ANSWERS_WITHIN);
  try {
    return await Promise.race([
      store.has(ASKED_FOR).then(
        () => true,
        () => false,
      ),
      late,
    ]);
  } finally {
    clearTimeout(timer);
  }
}
