import { lookedUp } from '../../cache/looked-up.ts';
import type { ObjectStore } from './object-store.ts';

/** The time limit for the store's response, in ms. */
const ANSWERS_WITHIN = 2000;
/** The name of the file that the check asks for. It need not exist: a store that answers is reachable and accepts our key. */
const ASKED_FOR = 'ready';

/**
 * Returns a function that checks whether a store responds. It asks the store at most every five seconds.
 * @param now milliseconds since 1970
 */
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
